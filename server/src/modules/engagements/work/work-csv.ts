/** Deliverables and the supervision log as CSV; instants in ISO 8601 (UTC). */
import { nameInFile } from "@caseload/contract/accounts/name-in-file";
import { csvLine, csvMark } from "@caseload/contract/csv";
import type { DeliverableRow, SupervisionRow } from "./queries.ts";

/** One line per submission, and one per deliverable without any. */
export function* deliverablesCsv(rows: readonly DeliverableRow[]): Generator<string> {
  yield (
    csvMark +
      csvLine([
        "Deliverable",
        "Title",
        "Instructions",
        "Due",
        "Status",
        "Added by",
        "Added at",
        "Submission",
        "Note",
        "Submitted by",
        "Submitted at",
        "Decision",
        "Comments",
        "Decided by",
        "Decided at",
      ])
  );
  for (const { deliverable, createdByName, createdByEmailConfirmed, submissions } of rows) {
    const own = [
      deliverable.id,
      deliverable.title,
      deliverable.instructions,
      deliverable.dueOn,
      deliverable.status,
      nameInFile(createdByName, createdByEmailConfirmed),
      deliverable.createdAt.toISOString(),
    ];
    if (submissions.length === 0) yield csvLine([...own, ...Array.from({ length: 8 }, () => null)]);
    for (const [at, { submission, ...by }] of submissions.entries())
      yield csvLine([
        ...own,
        at + 1,
        submission.note,
        nameInFile(by.submittedByName, by.submittedByEmailConfirmed),
        submission.submittedAt.toISOString(),
        submission.answer,
        submission.comments,
        nameInFile(by.decidedByName, by.decidedByEmailConfirmed),
        submission.decidedAt?.toISOString() ?? null,
      ]);
  }
}

/** One line per entry, newest first. */
export function* supervisionCsv(rows: readonly SupervisionRow[]): Generator<string> {
  yield csvMark + csvLine(["Entry", "Kind", "Author", "At", "Deliverable", "Text"]);
  for (const { entry, authorName, authorEmailConfirmed, deliverable } of rows)
    yield csvLine([
      entry.id,
      entry.kind,
      nameInFile(authorName, authorEmailConfirmed),
      entry.createdAt.toISOString(),
      deliverable?.title ?? null,
      entry.text,
    ]);
}
