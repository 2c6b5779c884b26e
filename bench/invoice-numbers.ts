/** npm run bench -- invoice-numbers [kills]: kill -9 while invoices are sent, and whether their numbers have gaps. */
import { runNumberingTrial } from "@caseload/server/testkit/durability/invoice-numbering";

const kills = Number(process.argv[2] ?? 20);

const reports = await runNumberingTrial(kills, ({ round, acknowledged, sent, faults }) => {
  const verdict = faults.length === 0 ? "no gap" : "FAILED";
  console.log(`kill ${round}: ${acknowledged} acknowledged, ${sent} sent in all: ${verdict}`);
  for (const fault of faults) console.log(`  ${fault}`);
});
const failed = reports.filter(({ faults }) => faults.length > 0);
console.log(`${kills} kills, ${reports.at(-1)?.sent ?? 0} invoices sent, ${failed.length} rounds failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
