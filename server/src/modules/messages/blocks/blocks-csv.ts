import { nameInFile } from "@caseload/contract/accounts/name-in-file";
import { csvLine, csvMark } from "@caseload/contract/csv";
import type { Block } from "@caseload/contract/messages/blocks";

/** One line per blocked person, newest first; instants are ISO 8601 in UTC. */
export function* blocksCsv(rows: readonly Block[]): Generator<string> {
  yield csvMark + csvLine(["Name", "Firm", "Blocked at"]);
  for (const { name, emailConfirmed, firmName, createdAt } of rows)
    yield csvLine([nameInFile(name, emailConfirmed), firmName, createdAt]);
}
