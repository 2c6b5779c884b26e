// npm run bench -- analytics [jobs] [applications] [timeEntries]: the figures, reports and spend of one large firm over
// HTTP, sequentially. On a busy machine the processor time of an answer is judged instead of its duration.
import process from "node:process";
import { openLargeFirm, share, warmUps } from "./large-firm.ts";

const goalMs = 100;
/** The p95 of a call that hardly takes any time, from which on the machine is busy. */
const busyMs = 10;
const jobs = Number(process.argv[2] ?? 10_000);
const applications = Number(process.argv[3] ?? 200_000);
const timeEntries = Number(process.argv[4] ?? 50_000);
const asked = 40;

const figures = ["30-days", "90-days", "this-year", "12-months"].map(
  (period) => `/api/analytics?period=${period}`,
);
const rows = [
  "table=jobs",
  "table=jobs&sort=applications",
  "table=applications",
  "table=applications&sort=department",
  "table=applications&sort=firstResponse&only=answered",
  "table=contracts&sort=rate",
  "table=hours",
  "table=spend",
  "table=spend&sort=outstanding",
];
const reports = rows.flatMap((query) => [
  `/api/analytics/rows?${query}&period=90-days`,
  `/api/analytics/rows/sums?${query}&period=90-days`,
]);
/** Reported without a goal, because dashboards do not show them. */
const longPeriods = [
  "/api/analytics?from=2020-01-01&to=2026-12-31",
  ...rows.map((query) => `/api/analytics/rows?${query}&from=2020-01-01&to=2026-12-31`),
];

const thisYear = new Date().getUTCFullYear();
const spend = [
  "/api/spend",
  `/api/spend?year=${thisYear - 1}`,
  `/api/spend/csv?year=${thisYear - 1}`,
  `/api/spend/year/${thisYear - 1}`,
  "/api/dashboard/executive",
];

const firm = await openLargeFirm({ jobs, applications, timeEntries });
try {
  const { ask, timesOf } = firm.leader;
  const trivial = share(await timesOf("/api/auth/me", asked), 0.95);
  const isBusy = trivial > busyMs;
  const verdicts: boolean[] = [];
  for (const [kind, paths] of Object.entries({ figures, reports, spend })) {
    const all: number[] = [];
    const costs: number[] = [];
    for (const path of paths) {
      const before = firm.processorMs();
      const took = await timesOf(path, asked);
      costs.push((firm.processorMs() - before) / (asked + warmUps));
      all.push(...took);
    }
    const [p95, cost] = [share(all, 0.95), Math.max(...costs)];
    verdicts.push((isBusy ? cost : p95) < goalMs);
    const median = share(all, 0.5).toFixed(1);
    console.log(`${kind}: median ${median} ms, p95 ${p95.toFixed(1)} ms (goal ${goalMs})`);
    console.log(`  processor time of one answer: at most ${cost.toFixed(1)} ms\n`);
  }
  if (isBusy)
    console.log(
      `The machine is busy: /api/auth/me has a p95 of ${trivial.toFixed(1)} ms. Processor time is judged.\n`,
    );
  for (const path of longPeriods) await timesOf(path, 5);
  const begun = performance.now();
  const file = await ask("/api/analytics/rows/csv?table=jobs&from=2020-01-01&to=2026-12-31");
  console.log(
    `${(performance.now() - begun).toFixed(0)} ms  all jobs as CSV, ${(file.byteLength / 1e6).toFixed(1)} MB`,
  );
  process.exitCode = verdicts.every(Boolean) ? 0 : 1;
} finally {
  await firm.close();
}
