// npm run bench -- analytics [jobs] [applications]: the figures and reports of one large firm over HTTP, one after the other.
import process from "node:process";
import { createTestDatabase, startTestServer } from "@caseload/server/testkit/database";
import { startServerProcess } from "@caseload/server/testkit/server-process";
import { registerOverWeb } from "@caseload/server/testkit/web-caller";
import { makeManyApplications } from "./many-applications.ts";

const goalMs = 100;
const jobs = Number(process.argv[2] ?? 10_000);
const applications = Number(process.argv[3] ?? 200_000);
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
  "table=spend&sort=agreedSpend",
];
const reports = rows.flatMap((query) => [
  `/api/analytics/rows?${query}&period=90-days`,
  `/api/analytics/rows/sums?${query}&period=90-days`,
]);
/** Told for themselves: nobody waits for them in front of a dashboard. */
const longest = [
  "/api/analytics?from=2020-01-01&to=2026-12-31",
  ...rows.map((query) => `/api/analytics/rows?${query}&from=2020-01-01&to=2026-12-31`),
];

const postgres = await startTestServer({ durable: true });
const database = await createTestDatabase();
const server = await startServerProcess({
  env: { DATABASE_URL: database.connectionString, AUTH_SECRET: "a secret for the bench, long enough" },
});
try {
  const { cookie } = await registerOverWeb(() => server.url, {
    email: "leader@bench.example",
    userType: "attorney",
    firstName: "Robin",
    lastName: "Leader",
  });
  console.log(
    `Making ${jobs.toLocaleString("en-US")} jobs and ${applications.toLocaleString("en-US")} applications`,
  );
  await makeManyApplications(database.connectionString, { jobs, applications });
  const p95s: number[] = [];
  for (const [kind, paths] of Object.entries({ figures, reports })) {
    const all: number[] = [];
    for (const path of paths) all.push(...(await timesOf(path, cookie, asked)));
    p95s.push(share(all, 0.95));
    console.log(
      `${kind}: median ${share(all, 0.5).toFixed(1)} ms, p95 ${share(all, 0.95).toFixed(1)} ms (goal ${goalMs})\n`,
    );
  }
  for (const path of longest) await timesOf(path, cookie, 5);
  const begun = performance.now();
  const file = await ask("/api/analytics/rows/csv?table=jobs&from=2020-01-01&to=2026-12-31", cookie);
  console.log(
    `${(performance.now() - begun).toFixed(0)} ms  all jobs as CSV, ${(file.byteLength / 1e6).toFixed(1)} MB`,
  );
  process.exitCode = p95s.every((p95) => p95 < goalMs) ? 0 : 1;
} finally {
  await server.stop();
  await database.drop();
  await postgres.stop();
}

async function ask(path: string, cookie: string): Promise<ArrayBuffer> {
  const answer = await fetch(server.url + path, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer.arrayBuffer();
}

async function timesOf(path: string, cookie: string, times: number): Promise<number[]> {
  const took: number[] = [];
  for (let turn = -2; turn < times; turn += 1) {
    const begun = performance.now();
    await ask(path, cookie);
    // The first two answers fill the caches.
    if (turn >= 0) took.push(performance.now() - begun);
  }
  const told = [0.5, 0.95].map((part) => share(took, part).toFixed(1).padStart(8)).join(" ");
  console.log(`${told} ms  ${path}`);
  return took;
}

function share(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? Number.NaN;
}
