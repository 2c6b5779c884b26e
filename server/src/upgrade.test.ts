import { type CallName, endpoints } from "@caseload/contract/endpoints";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queries } from "./authorization/call-queries.ts";
import { createTestDatabase, prepareSiteDatabase, type TestDatabase } from "./testkit/database.ts";
import { loadFirstRelease } from "./testkit/first-release.ts";
import { type Caller, openSite, type Site } from "./testkit/site.ts";

const kept = ["users", "firms", "jobs", "applications", "contracts", "messages", "notifications"];

let database: TestDatabase;
let site: Site;
let before: number[];
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  await loadFirstRelease(database.connectionString);
  before = await countRows();
  await prepareSiteDatabase(database.connectionString);
  site = await openSite({}, { connectionString: database.connectionString });
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

async function countRows(): Promise<number[]> {
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    const counts = [];
    for (const table of kept) {
      const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
      counts.push(rows[0]?.n ?? 0);
    }
    return counts;
  } finally {
    await client.end();
  }
}

test("the oldest data is kept by the migrations", async () => {
  expect(before.every((rows) => rows > 0)).toBe(true);
  expect(await countRows()).toEqual(before);
});

/** Calls without ids, as screens make them when they open. */
const lists = (Object.keys(endpoints) as CallName[]).filter(
  (name) => endpoints[name].method === "GET" && !endpoints[name].path.includes(":"),
);
/** Lists that answer 404 to members: for staff, or of records that they do not have. */
const missing: CallName[] = [
  "downloadDataExport",
  "getUnsubscription",
  "listContactMessages",
  "listCredentialsToCheck",
  "listReports",
  "listSanctions",
  "listStaffActions",
  "sanctionsCsv",
];
const statusOf = async (caller: Caller, name: CallName): Promise<number> =>
  (await caller.call(name, { query: queries[name] ?? {} })).statusCode;

const signIn = (name: string): Promise<Caller> => site.signIn(`${name}@demo.caseload.example`);

test("every screen's lists open for people who sign in with their old passwords", async () => {
  const callers = await Promise.all(["daniel", "margaret", "elena"].map(signIn));
  const opened = new Set<CallName>();
  for (const caller of callers)
    for (const name of lists) {
      const status = await statusOf(caller, name);
      // 403: a screen of another role.
      expect([200, 403, 404], `${name} answered ${status}`).toContain(status);
      if (status === 200) opened.add(name);
    }
  expect(lists.filter((name) => !opened.has(name)).toSorted()).toEqual(missing.toSorted());
}, 60_000);

test("old jobs, contracts and conversations open", async () => {
  const [attorney, paralegal] = [await signIn("margaret"), await signIn("daniel")];
  const jobs = await attorney.ask<{ id: number }[]>("listManagedJobs");
  for (const { id } of jobs) {
    expect(await attorney.ask("getJob", { params: { id } })).toMatchObject({ id });
    await attorney.ask("getPosting", { params: { id } });
    await attorney.ask("listApplicantMatches", { params: { id } });
  }
  const contracts = await paralegal.ask<{ id: number }[]>("listContracts");
  for (const { id } of contracts) {
    expect(await paralegal.ask("getContract", { params: { id } })).toMatchObject({ id });
    await paralegal.ask("listVersions", { params: { id } });
  }
  const applications = await paralegal.ask<{ id: number }[]>("listOwnApplications");
  for (const { id } of applications) await paralegal.ask("getApplication", { params: { id } });
  const threads = await paralegal.ask<unknown[]>("listConversations");
  expect([jobs, contracts, applications, threads].map(({ length }) => length > 0)).toEqual(
    Array(4).fill(true),
  );
});
