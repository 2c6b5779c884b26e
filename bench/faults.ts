/**
 * npm run bench -- faults [NAME...] [--runs=N]: the faults of the table "Nothing lost, nothing doubled", or the named
 * ones. Prints how often each ran, acknowledged writes that were lost, writes that were doubled, and the seconds of the
 * longest recovery. Exits with 1 when one does not pass.
 */
import { parseArgs } from "node:util";
import { databaseFaults } from "./faults/database-paths.ts";
import type { Fault, FaultReport, NotRun } from "./faults/fault.ts";
import { processFaults } from "./faults/processes.ts";
import { requestFaults } from "./faults/requests.ts";
import { storageFaults } from "./faults/storage.ts";
import { taskFaults } from "./faults/tasks.ts";

const faults: readonly Fault[] = [
  ...processFaults,
  ...databaseFaults,
  ...storageFaults,
  ...taskFaults,
  ...requestFaults,
];

const { values, positionals } = parseArgs({ options: { runs: { type: "string" } }, allowPositionals: true });
const known = new Map(faults.map((fault) => [fault.name, fault]));
const names = positionals.length > 0 ? positionals : [...known.keys()];
const unknown = names.filter((name) => !known.has(name));
const runs = values.runs === undefined ? undefined : Number(values.runs);
if (unknown.length > 0) throw new Error(`Known faults: ${[...known.keys()].join(", ")}.`);
if (runs !== undefined && !(Number.isInteger(runs) && runs > 0))
  throw new Error("--runs is the number of runs, at least 1.");

const line = (cells: readonly string[]): string => {
  const [name = "", ...figures] = cells;
  const pass = figures.pop() ?? "";
  return `${name.padEnd(18)}${figures.map((cell) => cell.padStart(9)).join("")}   ${pass}`;
};

function describe(name: string, times: number, report: FaultReport | NotRun): string {
  if ("notRun" in report) return line([name, "0", "", "", "", `not run: ${report.notRun}`]);
  const { lost, doubled, seconds, problems, note } = report;
  const passes = lost === 0 && doubled === 0 && problems.length === 0;
  const figures = [times, lost, doubled].map(String);
  const row = line([name, ...figures, seconds?.toFixed(1) ?? "", passes ? "yes" : "NO"]);
  return [
    row,
    ...problems.map((problem) => `  ! ${problem.split("\n")[0]}`),
    ...(note ? [`  ${note}`] : []),
  ].join("\n");
}

const isPassed = (report: FaultReport | NotRun): boolean =>
  !("notRun" in report) && report.lost === 0 && report.doubled === 0 && report.problems.length === 0;

console.log(line(["fault", "runs", "lost", "doubled", "seconds", "pass"]));
for (const name of names) {
  const fault = known.get(name);
  if (!fault) continue;
  const times = runs ?? fault.runs;
  // One fault that cannot be finished must not hide the others.
  const report = await fault.run(times).catch((error: unknown): FaultReport => ({
    lost: 0,
    doubled: 0,
    problems: [error instanceof Error ? error.message : String(error)],
  }));
  console.log(describe(name, times, report));
  if (!isPassed(report)) process.exitCode = 1;
}
