/** Files and their downloads as CSV; instants in ISO 8601 (UTC). */
import { nameInFile } from "@caseload/contract/accounts/name-in-file";
import { csvLine, csvMark } from "@caseload/contract/csv";
import type { FileVersionRow, findDownloads } from "./queries.ts";

/** One line per version, in the order of their upload. */
export function* filesCsv(rows: readonly FileVersionRow[]): Generator<string> {
  yield (
    csvMark +
      csvLine([
        "File",
        "Name",
        "Version",
        "Bytes",
        "Type",
        "SHA-256",
        "Uploaded by",
        "Uploaded at",
        "Virus scan",
        "Deleted at",
      ])
  );
  for (const row of rows)
    yield csvLine([
      row.id,
      row.name,
      row.version,
      row.bytes,
      row.mediaType,
      row.sha256,
      nameInFile(row.uploadedByName, row.uploadedByEmailConfirmed),
      row.uploadedAt.toISOString(),
      row.scan,
      row.deletedAt?.toISOString() ?? null,
    ]);
}

/** One line per link that was given, oldest first. */
export function* downloadsCsv(rows: Awaited<ReturnType<typeof findDownloads>>): Generator<string> {
  yield csvMark + csvLine(["Name", "Version", "Opened by", "Opened at"]);
  for (const row of rows)
    yield csvLine([
      row.name,
      row.version,
      nameInFile(row.byName, row.byEmailConfirmed),
      row.createdAt.toISOString(),
    ]);
}
