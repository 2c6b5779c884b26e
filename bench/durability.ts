/** npm run bench -- durability [rounds]: kill -9 under a stream of writes, and what is found again. */
import { runDurabilityTrial, type RoundReport } from "@caseload/server/testkit/durability/trial";

const rounds = Number(process.argv[2] ?? 50);

function line({
  round,
  failure,
  acknowledged,
  unanswered,
  postponed,
  lost,
  halves,
  faults,
}: RoundReport): string {
  const verdict = lost.length + halves.length + faults.length === 0 ? "all found" : "FAILED";
  return (
    `round ${round}, killed ${failure}: ${acknowledged} acknowledged, ${unanswered} unanswered, ` +
    `${postponed} postponed, ${lost.length} lost, ${halves.length} half-written: ${verdict}`
  );
}

const reports = await runDurabilityTrial(rounds, (report) => {
  console.log(line(report));
  for (const problem of [...report.halves, ...report.faults]) console.log(`  ${problem}`);
  for (const { kind, id, content } of report.lost) console.log(`  lost: ${kind} ${id}, ${content}`);
});
const acknowledged = reports.reduce((sum, report) => sum + report.acknowledged, 0);
const failed = reports.filter(({ lost, halves, faults }) => lost.length + halves.length + faults.length > 0);
console.log(`${rounds} rounds, ${acknowledged} acknowledged writes, ${failed.length} rounds failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
