/** Tables of an engagement's archive that no list of the product has; instants in ISO 8601 (UTC). */
import { nameInFile } from "@caseload/contract/accounts/name-in-file";
import { type CsvCell, csvLine, csvMark } from "@caseload/contract/csv";
import type { UserType } from "@caseload/contract/roles";
import { eventTexts } from "../agreements/event-texts.ts";
import type { TimelineRow } from "../contracts/queries.ts";
import type { HoldRow } from "../holds/queries.ts";
import type { MessageRow, SupervisionRow } from "./queries.ts";

function* linesOf<Row>(
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => CsvCell>>,
): Generator<string> {
  yield csvMark + csvLine(Object.keys(columns));
  for (const row of rows) yield csvLine(Object.values(columns).map((cell) => cell(row)));
}

export const timelineCsv = (rows: readonly TimelineRow[]) =>
  linesOf(rows, {
    Event: ({ id }) => id,
    "What happened": ({ kind }) => eventTexts[kind],
    By: ({ actorName, actorEmailConfirmed }) => nameInFile(actorName, actorEmailConfirmed),
    Version: ({ version }) => version,
    Note: ({ note }) => note,
    At: ({ createdAt }) => createdAt.toISOString(),
    "SHA-256 of the record": ({ contentSha256 }) => contentSha256,
    "SHA-256": ({ hash }) => hash,
    "SHA-256 of the previous event": ({ previousHash }) => previousHash,
  });

export const messagesCsv = (rows: readonly MessageRow[]) =>
  linesOf(rows, {
    Message: ({ id }) => id,
    From: ({ senderName, senderConfirmed }) => nameInFile(senderName, senderConfirmed),
    "Sent at": ({ sentAt }) => sentAt.toISOString(),
    Text: ({ text }) => text,
  });

const supervisionKinds: Record<string, string> = {
  timesheet_approved: "Timesheet approved",
  timesheet_returned: "Timesheet returned",
  deliverable_approved: "Deliverable approved",
  deliverable_returned: "Deliverable returned",
  instruction: "Instruction",
  review: "Review",
};

export const supervisionCsv = (rows: readonly SupervisionRow[]) =>
  linesOf(rows, {
    Entry: ({ id }) => id,
    Kind: ({ kind }) => supervisionKinds[kind] ?? kind,
    By: ({ authorName, authorConfirmed }) => nameInFile(authorName, authorConfirmed),
    Text: ({ text }) => text,
    At: ({ createdAt }) => createdAt.toISOString(),
  });

export const holdsCsv = (rows: readonly HoldRow[], viewerSide: UserType) =>
  linesOf<HoldRow>(rows, {
    Hold: ({ id }) => id,
    "Placed by": ({ placedByName, placerConfirmed }) => nameInFile(placedByName, placerConfirmed),
    "Placed at": ({ placedAt }) => placedAt.toISOString(),
    "Ended by": ({ endedByName, enderConfirmed }) => nameInFile(endedByName, enderConfirmed),
    "Ended at": ({ endedAt }) => endedAt?.toISOString() ?? null,
    ...(viewerSide === "attorney" && {
      Reason: ({ reason }: HoldRow) => reason,
      "Reason for ending": ({ endReason }: HoldRow) => endReason,
    }),
  });
