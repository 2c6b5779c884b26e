/**
 * npm run bench -- matches [postings]: a server with many postings, from its first request to the complete index, then
 * again after a restart, and its matches over HTTP.
 */
import { setTimeout } from "node:timers/promises";
import { createTestDatabase, startTestServer } from "@caseload/server/testkit/database";
import { startServerProcess } from "@caseload/server/testkit/server-process";
import { registerOverWeb } from "@caseload/server/testkit/web-caller";
import { residentMbOf } from "./load.ts";
import { makeManyJobs } from "./many-jobs.ts";

const postings = Number(process.argv[2] ?? 20_000);
const asked = 100;
const maxWaits = 3_600;

const postgres = await startTestServer({ durable: true });
const database = await createTestDatabase();
await makeManyJobs(database.connectionString, postings);

/** Starts a server, waits for its index and measures calls. The account name must be new. */
async function measure(name: string): Promise<void> {
  const server = await startServerProcess({
    env: {
      DATABASE_URL: database.connectionString,
      AUTH_SECRET: "a secret for the bench, long enough",
      LOG_LEVEL: "info",
    },
  });
  try {
    const { cookie } = await registerOverWeb(() => server.url, {
      email: `${name}@bench.example`,
      userType: "paralegal",
      firstName: "Robin",
      lastName: "Reader",
    });
    await createProfile(server.url, cookie);
    await timesOf(`${server.url}/api/jobs/intelligent-matches`, cookie, 1);
    let report: string | undefined;
    for (let wait = 0; report === undefined && wait < maxWaits; wait++) {
      await setTimeout(500);
      report = /Matching is ready: ([^"]+)/.exec(server.output())?.[1];
    }
    if (report === undefined) throw new Error("The index was not complete in time.");
    console.log(`${name}: ${report}; ${Math.round(residentMbOf(server.pid))} MB resident in all`);
    for (const query of ["", "?q=privilege", "?preferences=given&workArrangement=Remote&minSalary=90000"])
      console.log(`${name}: ${await timesOf(`${server.url}/api/jobs/intelligent-matches${query}`, cookie)}`);
  } finally {
    await server.stop();
  }
}

async function createProfile(url: string, cookie: string): Promise<void> {
  const answer = await fetch(`${url}/api/profiles/paralegal`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({
      location: "Philadelphia, PA",
      bio: "Second-pass privilege review, privilege logs and productions in product liability cases.",
      yearsExperience: "senior",
      hourlyRate: 45,
      workPreference: "remote",
      availability: "flexible",
      education: "Paralegal Certificate",
      specialties: ["litigation"],
    }),
  });
  if (!answer.ok) throw new Error(`The profile was answered ${answer.status}: ${await answer.text()}`);
}

async function timesOf(url: string, cookie: string, times = asked): Promise<string> {
  const took: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    const begun = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    const matches: unknown = await answer.json();
    took.push(performance.now() - begun);
    if (!Array.isArray(matches) || matches.length === 0) throw new Error(`${url} found nothing.`);
  }
  const [median = 0, p95 = 0] = [0.5, 0.95].map(
    (share) => took.toSorted((a, b) => a - b)[Math.floor(share * (times - 1))],
  );
  return `${new URL(url).search || "no filter"}: median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
}

try {
  await measure("first");
  await measure("again");
} finally {
  await database.drop();
  await postgres.stop();
}
