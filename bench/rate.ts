/**
 * npm run bench: our server beside a bare one, on the same database, in the same run.
 * GET /api/jobs?limit=20 of 200,000 as a signed-in attorney, and the server-rendered /jobs/{id} as a visitor.
 */
import { createTestDatabase, startTestServer } from "@caseload/server/testkit/database";
import { startServerProcess } from "@caseload/server/testkit/server-process";
import { registerOverWeb } from "@caseload/server/testkit/web-caller";
import { startBareProcess } from "./bare-process.ts";
import { compare } from "./compare.ts";
import { makeManyJobs } from "./many-jobs.ts";
import { goals, meetsGoals, report } from "./report.ts";
import { requireSamePosting, requireSameRows } from "./same-content.ts";

const jobs = 200_000;
const pageRows = 20;
const rounds = Number(process.argv[2] ?? 5);

const postgres = await startTestServer({ durable: true });
const database = await createTestDatabase();
const { connectionString } = database;
console.log(`Making ${jobs.toLocaleString("en-US")} jobs`);
const newestId = await makeManyJobs(connectionString, jobs);
const ours = await startServerProcess({
  env: {
    DATABASE_URL: connectionString,
    AUTH_SECRET: "a secret for the bench, long enough",
    LOG_LEVEL: "info",
  },
});
const bare = await startBareProcess(connectionString);
try {
  const { cookie } = await registerOverWeb(() => ours.url, {
    email: "reader@bench.example",
    userType: "attorney",
    firstName: "Robin",
    lastName: "Reader",
  });
  const list = `/api/jobs?limit=${pageRows}`;
  const page = `/jobs/${newestId}`;
  const lists = {
    ours: { url: ours.url + list, pid: ours.pid, headers: { cookie } },
    bare: { ...bare, url: bare.url + list },
  };
  const pages = { ours: { url: ours.url + page, pid: ours.pid }, bare: { ...bare, url: bare.url + page } };
  await requireSameRows(lists.ours, lists.bare, pageRows);
  await requireSamePosting(pages.ours, pages.bare, [
    `Assignment ${newestId},`,
    "Take the second pass on",
    "Law Office",
  ]);
  console.log(`Both return the same content. ${rounds} rounds each, alternating`);
  const comparisons = [
    await compare(`GET ${list} of ${jobs.toLocaleString("en-US")}`, lists, rounds),
    await compare("GET /jobs/{id}, rendered on the server", pages, rounds),
  ];
  for (const comparison of comparisons) console.log(report(comparison));
  const [api] = comparisons;
  const isMet = api !== undefined && meetsGoals(api, comparisons);
  console.log(
    `Goals (ratio of the API at least ${goals.apiRatio}, below ${goals.residentMb} MB): ${isMet ? "met" : "MISSED"}`,
  );
  process.exitCode = isMet ? 0 : 1;
} finally {
  await bare.stop();
  await ours.stop();
  await database.drop();
  await postgres.stop();
}
