/** The site on a pooler in transaction mode, such as PgBouncer. */
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createFirm, createSignedIn } from "../../testkit/firm.ts";
import { createTestDatabase, type TestDatabase } from "../../testkit/database.ts";
import { openSite, type Caller, type Site } from "../../testkit/site.ts";
import { openTransactionPooler, type TransactionPooler } from "../../testkit/transaction-pooler.ts";
import { checkAddress } from "./pooler-check.ts";
import { unpooled } from "./database-address.ts";

let database: TestDatabase;
let pooler: TransactionPooler;
let site: Site;
let paralegal: Caller & { id: number };
let attorney: Caller & { id: number };
beforeAll(async () => {
  database = await createTestDatabase();
  pooler = await openTransactionPooler(database.connectionString);
  site = await openSite(
    {},
    { connectionString: pooler.connectionString, directUrl: database.connectionString },
  );
  ({ admin: attorney } = await createFirm(site));
  paralegal = await createSignedIn(site, { primaryRole: "freelance_paralegal" });
}, 60_000);
afterAll(async () => {
  await site.close();
  await pooler.close();
  await database.drop();
});

const poolers: TransactionPooler[] = [];
afterEach(async () => {
  for (const one of poolers.splice(0)) await one.close();
});

async function openPooler(...args: Parameters<typeof openTransactionPooler>): Promise<TransactionPooler> {
  const opened = await openTransactionPooler(...args);
  poolers.push(opened);
  return opened;
}

const limitsQuery = sql`select current_setting('statement_timeout') as statement,
  current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`;
const limits = { statement: "4s", lock: "2500ms", idle: "15s" };

test("statements and transactions have their limits, and leave none behind for other clients", async () => {
  expect((await site.db.execute(limitsQuery)).rows).toEqual([limits]);
  expect((await site.db.transaction((tx) => tx.execute(limitsQuery))).rows).toEqual([limits]);
  const other = new pg.Client({ connectionString: pooler.connectionString });
  await other.connect();
  try {
    for (const _ of Array.from({ length: 8 })) {
      const { rows } = await other.query("select current_setting('statement_timeout') as statement");
      expect(rows).toEqual([{ statement: "0" }]);
    }
  } finally {
    await other.end();
  }
});

test("a statement that fails outside a transaction leaves its connection usable", async () => {
  for (const _ of Array.from({ length: 12 }))
    await expect(site.db.execute(sql`select 1 / 0`)).rejects.toThrow();
  expect((await site.db.execute(limitsQuery)).rows).toEqual([limits]);
});

test("statements that are prepared elsewhere run on every connection of the database", async () => {
  const answers = await Promise.all(
    Array.from({ length: 24 }, async () => (await paralegal.call("listJobs")).statusCode),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
});

test("a change is answered once it is committed, and reaches the matching thread", async () => {
  const posted = await attorney.ask<{ id: number }>("postJob", {
    body: {
      title: "Privilege review through a pooler",
      location: "Philadelphia, PA",
      workArrangement: "Remote",
      hoursPerWeek: "25 hrs/week",
      duration: "8 weeks",
      specialties: ["litigation"],
      description: "Take the second pass on 14,000 documents and serve a privilege log.",
    },
  });
  const { rows } = await site.db.execute(sql`select 1 as one from jobs where id = ${posted.id}`);
  expect(rows).toHaveLength(1);
  const matches = await paralegal.call("listIntelligentMatches");
  expect(matches.statusCode).toBe(200);
  expect(matches.body).toContain("Privilege review through a pooler");
});

test("announcements arrive and readiness answers", async () => {
  await expect
    .poll(async () => (await site.app.inject("/health/ready")).statusCode, { timeout: 10_000 })
    .toBe(200);
});

test("readers of a locked table are answered 503", async () => {
  const administrator = new pg.Client({ connectionString: database.connectionString });
  await administrator.connect();
  try {
    await administrator.query("begin; lock table jobs in access exclusive mode");
    expect((await paralegal.call("listJobs")).statusCode).toBe(503);
    expect((await paralegal.call("listNotifications")).statusCode).toBe(200);
  } finally {
    await administrator.end();
  }
  expect((await paralegal.call("listJobs")).statusCode).toBe(200);
}, 20_000);

test.each(["refused", "ignored", "set"] as const)(
  "without DATABASE_DIRECT_URL a pooler is found when unknown parameters are %s",
  async (unknownParameters) => {
    const { connectionString } = await openPooler(database.connectionString, { unknownParameters });
    await expect(checkAddress(unpooled(connectionString))).rejects.toThrow(
      "Set DATABASE_DIRECT_URL to an address of the same database",
    );
    await expect(checkAddress({ url: pooler.connectionString, directUrl: connectionString })).rejects.toThrow(
      "DATABASE_DIRECT_URL leads to a connection pooler",
    );
  },
);

test("a database without a pooler is accepted, also beside its pooler", async () => {
  await checkAddress(unpooled(database.connectionString));
  await checkAddress({ url: pooler.connectionString, directUrl: database.connectionString });
});

test("two databases are refused", async () => {
  const other = await createTestDatabase({ migrated: false });
  try {
    await expect(
      checkAddress({ url: pooler.connectionString, directUrl: other.connectionString }),
    ).rejects.toThrow("lead to different databases");
  } finally {
    await other.drop();
  }
});

test("a pooler that does not answer is named, and so is a database behind it", async () => {
  const gone = "postgresql://127.0.0.1:1/caseload";
  await expect(checkAddress({ url: gone, directUrl: database.connectionString })).rejects.toThrow(
    "the database of DATABASE_URL does not answer",
  );
  await expect(checkAddress({ url: pooler.connectionString, directUrl: gone })).rejects.toThrow(
    "the database of DATABASE_DIRECT_URL does not answer",
  );
});
