// npm run bench -- analytics [jobs] [applications] [timeEntries]: the figures, reports and spend of one large firm over
// HTTP, sequentially.
import process from "node:process";
import { openLargeFirm, share } from "./large-firm.ts";

const goalMs = 100;
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
  const p95s: number[] = [];
  for (const [kind, paths] of Object.entries({ figures, reports, spend })) {
    const all: number[] = [];
    for (const path of paths) all.push(...(await timesOf(path, asked)));
    p95s.push(share(all, 0.95));
    console.log(
      `${kind}: median ${share(all, 0.5).toFixed(1)} ms, p95 ${share(all, 0.95).toFixed(1)} ms (goal ${goalMs})\n`,
    );
  }
  for (const path of longPeriods) await timesOf(path, 5);
  const begun = performance.now();
  const file = await ask("/api/analytics/rows/csv?table=jobs&from=2020-01-01&to=2026-12-31");
  console.log(
    `${(performance.now() - begun).toFixed(0)} ms  all jobs as CSV, ${(file.byteLength / 1e6).toFixed(1)} MB`,
  );
  process.exitCode = p95s.every((p95) => p95 < goalMs) ? 0 : 1;
} finally {
  await firm.close();
}
