import { csvLine, csvMark } from "@caseload/contract/csv";
import type { Block } from "@caseload/contract/messages/blocks";

/** One line per blocked person, newest first; instants are ISO 8601 in UTC. */
export function* blocksCsv(rows: readonly Block[]): Generator<string> {
  yield csvMark + csvLine(["Name", "Firm", "Blocked at"]);
  for (const { name, firmName, createdAt } of rows) yield csvLine([name, firmName, createdAt]);
}
