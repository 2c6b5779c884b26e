import { csvLine, csvMark } from "@caseload/contract/csv";
import {
  sanctionLabels,
  sanctionStateLabels,
  takedownSubjectLabels,
} from "@caseload/contract/staff/sanction-kinds";
import type { Sanction, SanctionFile } from "@caseload/contract/staff/sanctions";

const headings = [
  "Sanction",
  "Kind",
  "Taken down",
  "State",
  "Imposed at",
  "Until",
  "Ended at",
  "Reason",
  "Appeal",
  "Outcome of appeal",
  "Note on appeal",
];
const values = (row: Sanction) => [
  row.id,
  sanctionLabels[row.kind],
  row.subject && `${takedownSubjectLabels[row.subject]} ${row.subjectId ?? ""}`,
  sanctionStateLabels[row.state],
  row.createdAt,
  row.until,
  row.endedAt,
  row.reason,
  row.appeal?.text ?? null,
  row.appeal?.answer?.outcome ?? null,
  row.appeal?.answer?.note ?? null,
];

/** One line per sanction, for its addressee; instants are ISO 8601 in UTC. */
export function* ownSanctionsCsv(rows: readonly Sanction[]): Generator<string> {
  yield csvMark + csvLine(headings);
  for (const row of rows) yield csvLine(values(row));
}

/** The same for staff, with the member and who imposed it. */
export function* sanctionsCsv(rows: readonly SanctionFile[]): Generator<string> {
  yield csvMark + csvLine([...headings, "Member", "Imposed by"]);
  for (const row of rows) yield csvLine([...values(row), row.person.name, row.by]);
}
