/** Deliverables and the supervision log as CSV; instants in ISO 8601 (UTC). */
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
        "Answer",
        "Comments",
        "Answered by",
        "Answered at",
      ])
  );
  for (const { deliverable, createdByName, submissions } of rows) {
    const own = [
      deliverable.id,
      deliverable.title,
      deliverable.instructions,
      deliverable.dueOn,
      deliverable.status,
      createdByName,
      deliverable.createdAt.toISOString(),
    ];
    if (submissions.length === 0) yield csvLine([...own, ...Array.from({ length: 8 }, () => null)]);
    for (const [at, { submission, submittedByName, decidedByName }] of submissions.entries())
      yield csvLine([
        ...own,
        at + 1,
        submission.note,
        submittedByName,
        submission.submittedAt.toISOString(),
        submission.answer,
        submission.comments,
        decidedByName,
        submission.decidedAt?.toISOString() ?? null,
      ]);
  }
}

/** One line per entry, newest first. */
export function* supervisionCsv(rows: readonly SupervisionRow[]): Generator<string> {
  yield csvMark + csvLine(["Entry", "Kind", "Author", "At", "Deliverable", "Text"]);
  for (const { entry, authorName, deliverable } of rows)
    yield csvLine([
      entry.id,
      entry.kind,
      authorName,
      entry.createdAt.toISOString(),
      deliverable?.title ?? null,
      entry.text,
    ]);
}
