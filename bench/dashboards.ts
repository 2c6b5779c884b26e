// npm run bench -- dashboards [jobs] [applications]: the calls of /dashboard for members of one large firm, over HTTP, sequentially.
import process from "node:process";
import { openLargeFirm, share } from "./large-firm.ts";

const goalMs = 100;
const jobs = Number(process.argv[2] ?? 10_000);
const applications = Number(process.argv[3] ?? 200_000);
const asked = 40;

const figures = "/api/dashboard/stats";
const activity = "/api/dashboard/activity";
const executive = "/api/dashboard/executive";

const firm = await openLargeFirm({ jobs, applications });
try {
  const calls = {
    "managing partner": { asker: firm.leader, paths: [figures, executive, activity] },
    "senior partner": { asker: await firm.hire("senior_partner"), paths: [figures, activity] },
    "junior associate": { asker: await firm.hire("junior_associate"), paths: [figures, activity] },
  };
  const all: number[] = [];
  for (const [role, { asker, paths }] of Object.entries(calls)) {
    console.log(`\n${role}`);
    for (const path of paths) all.push(...(await asker.timesOf(path, asked)));
  }
  const p95 = share(all, 0.95);
  console.log(`\nmedian ${share(all, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (goal ${goalMs})`);
  process.exitCode = p95 < goalMs ? 0 : 1;
} finally {
  await firm.close();
}
