/** Interviews as CSV; instants in ISO 8601 (UTC). */
import { csvLine, csvMark } from "@caseload/contract/csv";
import { interviewModeLabels, interviewStatusLabels } from "@caseload/contract/hiring/interview-moves";
import { contactOf, type InterviewRow } from "./queries.ts";

const yesOrNo = (is: boolean): string => (is ? "Yes" : "No");

export function* interviewsCsv(rows: readonly InterviewRow[]): Generator<string> {
  yield (
    csvMark +
      csvLine([
        "Interview",
        "Job",
        "Attorney",
        "Attorney's email confirmed",
        "Paralegal",
        "Paralegal's email confirmed",
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
      yesOrNo(contactOf(row).emailConfirmed),
      row.paralegal.name,
      yesOrNo(row.paralegal.emailConfirmed),
      interviewStatusLabels[status],
      interviewModeLabels[mode],
      place,
      startsAt?.toISOString() ?? null,
      minutes,
      reason,
    ]);
  }
}
