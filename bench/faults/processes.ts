/** Processes that are killed, stopped, replaced, or started twice. */
import { removeDataDir, temporaryDataDir } from "@caseload/server/testkit/disposable-postgres";
import type { Failure } from "@caseload/server/testkit/durability/failures";
import { runDurabilityTrial } from "@caseload/server/testkit/durability/trial";
import { runRollingRestart } from "@caseload/server/testkit/rolling-restart";
import { startServerProcess } from "@caseload/server/testkit/server-process";
import {
  count,
  type Fault,
  type FaultReport,
  maxOf,
  reportOf,
  summarize,
  untilWriting,
  withSite,
} from "./fault.ts";

/** Seconds within which the site answers again when PostgreSQL was killed, and within which a stop ends. */
const maxSeconds = { database: 10, stop: 10 } as const;

async function kill(failure: Failure, runs: number, limit = Infinity): Promise<FaultReport> {
  const reports = await runDurabilityTrial(runs, undefined, [failure]);
  const seconds = maxOf(reports.map((report) => report.seconds));
  const last = reports.at(-1);
  return {
    lost: last?.lost.length ?? 0,
    doubled: last?.doubled.length ?? 0,
    seconds,
    problems: summarize([
      ...(last?.halves ?? []),
      ...reports.flatMap(({ faults }) => faults),
      ...(seconds > limit ? [`back after more than ${limit} s`] : []),
    ]),
    note: `${reports.reduce((sum, { acknowledged }) => sum + acknowledged, 0)} writes`,
  };
}

/**
 * A request counts as dropped when it was sent on an open connection and got no answer, or a 5xx. One that arrives after
 * the delay is refused with 503, as a proxy that asks /health/ready would not have sent it.
 */
async function stopUnderLoad(runs: number): Promise<FaultReport> {
  const delaySeconds = 2;
  return withSite({ env: { SHUTDOWN_DELAY: String(delaySeconds) } }, async (site) => {
    const stops: number[] = [];
    const problems: string[] = [];
    let refused = 0;
    for (const _ of count(runs)) {
      const ledger = await site.whileWriting(async (writing) => {
        await untilWriting(writing);
        const start = performance.now();
        await site.server.stop();
        stops.push((performance.now() - start) / 1_000 - delaySeconds);
      });
      const { unanswered, postponed, faults } = ledger;
      problems.push(...faults);
      for (const _dropped of count(unanswered)) problems.push("an accepted request was not answered");
      refused += postponed;
      await site.restart();
    }
    const seconds = maxOf(stops);
    if (seconds > maxSeconds.stop) problems.push(`a stop took ${seconds.toFixed(1)} s`);
    return reportOf(await site.inspect(), problems, {
      seconds,
      note: `seconds to exit after SHUTDOWN_DELAY=${delaySeconds}; ${refused} late requests refused with 503`,
    });
  });
}

async function startTwice(runs: number): Promise<FaultReport> {
  const dataDir = temporaryDataDir();
  const problems: string[] = [];
  const env = { DEMO: "off" };
  const server = await startServerProcess({ dataDir, env });
  try {
    for (const _ of count(runs)) {
      const refusal = await startServerProcess({ dataDir, env }).then(
        async (second) => {
          await second.stop();
          return "it started";
        },
        (error: Error) => error.message,
      );
      if (!/Another Caseload process \(pid \d+\) is using DATA_DIR/.test(refusal)) problems.push(refusal);
      const answer = await fetch(`${server.url}/api/jobs`);
      await answer.text();
      if (!answer.ok) problems.push(`the first process answered ${answer.status}`);
    }
    return { lost: 0, doubled: 0, problems: summarize(problems) };
  } finally {
    await server.stop();
    removeDataDir(dataDir);
  }
}

async function release(runs: number): Promise<FaultReport> {
  const { acknowledged, failed, stopSeconds, ...inspection } = await runRollingRestart(runs);
  return reportOf(inspection, failed, {
    seconds: maxOf(stopSeconds),
    note: `${acknowledged} writes; three processes of one release, so migrations are not covered (upgrade.test.ts)`,
  });
}

export const processFaults: readonly Fault[] = [
  { name: "kill-server", runs: 50, run: (runs) => kill("server", runs) },
  { name: "kill-database", runs: 20, run: (runs) => kill("database", runs, maxSeconds.database) },
  { name: "sigterm", runs: 20, run: stopUnderLoad },
  { name: "second-process", runs: 5, run: startTwice },
  { name: "rolling-release", runs: 5, run: release },
];
