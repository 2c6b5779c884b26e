/** Interviews as CSV; instants in ISO 8601 (UTC). */
import { csvLine, csvMark } from "@caseload/contract/csv";
import { interviewModeLabels, interviewStatusLabels } from "@caseload/contract/hiring/interview-moves";
import { contactOf, type InterviewRow } from "./queries.ts";

export function* interviewsCsv(rows: readonly InterviewRow[]): Generator<string> {
  yield (
    csvMark +
      csvLine([
        "Interview",
        "Job",
        "Attorney",
        "Paralegal",
        "Status",
        "Mode",
        "Place",
        "Starts",
        "Minutes",
        "Reason",
      ])
  );
  for (const row of rows) {
    const { id, status, mode, place, startsAt, minutes, reason } = row.interview;
    yield csvLine([
      id,
      row.job.title,
      contactOf(row).name,
      row.paralegal.name,
      interviewStatusLabels[status],
      interviewModeLabels[mode],
      place,
      startsAt?.toISOString() ?? null,
      minutes,
      reason,
    ]);
  }
}
