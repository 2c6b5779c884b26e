/** The lists of a contract as CSV; instants are ISO 8601 in UTC. */
import { nameInFile } from "@caseload/contract/accounts/name-in-file";
import { csvLine, csvMark } from "@caseload/contract/csv";
import type { UserType } from "@caseload/contract/roles";
import type { CommentRow, VersionRow } from "./queries.ts";

const sides: Record<UserType, string> = { attorney: "Firm", paralegal: "Paralegal" };
const kinds: Record<VersionRow["kind"], string> = { terms: "Terms", amendment: "Amendment" };
const statuses: Record<VersionRow["status"], string> = {
  open: "Awaiting signatures",
  in_force: "In force",
  superseded: "Superseded",
  declined: "Declined",
  withdrawn: "Withdrawn",
  lapsed: "Not signed",
};

const versionHeadings = [
  "Version",
  "Kind",
  "Status",
  "Proposed by",
  "Side",
  "Proposed at",
  "Note",
  "Supervising attorney",
  "Signed for the firm by",
  "Signed for the firm at",
  "Signed by the paralegal",
  "Signed by the paralegal at",
  "SHA-256",
  "Terms",
];

/** One line per version, newest first. */
export function* versionsCsv(versions: readonly VersionRow[]): Generator<string> {
  yield csvMark + csvLine(versionHeadings);
  for (const row of versions) {
    const signatureOf = (side: UserType) => row.signatures.find((signature) => signature.side === side);
    const signatures = [signatureOf("attorney"), signatureOf("paralegal")];
    yield csvLine([
      row.version,
      kinds[row.kind],
      statuses[row.status],
      nameInFile(row.authorName, row.authorEmailConfirmed),
      sides[row.authorSide],
      row.createdAt.toISOString(),
      row.note,
      nameInFile(row.supervisorName, row.supervisorEmailConfirmed),
      ...signatures.flatMap((one) => [
        nameInFile(one?.name ?? null, one?.emailConfirmed ?? null),
        one?.signedAt.toISOString() ?? null,
      ]),
      row.sha256,
      row.terms,
    ]);
  }
}

/** One line per comment, oldest first. */
export function* commentsCsv(comments: readonly CommentRow[]): Generator<string> {
  yield csvMark + csvLine(["Version", "Author", "Side", "Written at", "Comment"]);
  for (const { version, authorName, authorEmailConfirmed, authorSide, createdAt, text } of comments)
    yield csvLine([
      version,
      nameInFile(authorName, authorEmailConfirmed),
      sides[authorSide],
      createdAt.toISOString(),
      text,
    ]);
}
