/** The site while another program holds a lock on a table, such as a migration or an administrator's session. */
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFirm, createSignedIn } from "../../testkit/firm.ts";
import { openSite, type Caller, type Site } from "../../testkit/site.ts";
import { makeJob } from "../../demo/factories.ts";

let site: Site;
let administrator: pg.Client;
let attorney: Caller & { id: number };
let paralegal: Caller & { id: number };
let jobId: number;
beforeAll(async () => {
  site = await openSite();
  administrator = new pg.Client({ connectionString: site.connectionString });
  await administrator.connect();
  const firm = await createFirm(site);
  attorney = firm.admin;
  paralegal = await createSignedIn(site, { primaryRole: "freelance_paralegal" });
  ({ id: jobId } = await makeJob(site.db, site.time.now, { firmId: firm.firmId, postedById: attorney.id }));
});
afterAll(async () => {
  await administrator.end();
  await site.close();
});

async function whileLocked(statement: string, run: () => Promise<void>): Promise<void> {
  await administrator.query("begin");
  try {
    await administrator.query(statement);
    await run();
  } finally {
    await administrator.query("rollback");
  }
}

test("readers of a locked table are answered 503, and unrelated pages go on", async () => {
  await paralegal.ask("listNotifications");
  await whileLocked("lock table jobs in access exclusive mode", async () => {
    let answered = 0;
    const readers = Array.from({ length: 20 }, () =>
      paralegal.call("listJobs").finally(() => {
        answered += 1;
      }),
    );
    await new Promise((done) => setTimeout(done, 200));
    expect((await paralegal.call("listNotifications")).statusCode).toBe(200);
    expect((await attorney.call("listTeam")).statusCode).toBe(200);
    // The unrelated pages did not wait until a reader gave its connection back.
    expect(answered).toBe(0);
    const answers = await Promise.all(readers);
    for (const { statusCode, body, headers } of answers) {
      expect({ statusCode, body }).toEqual({
        statusCode: 503,
        body: "Caseload is busy right now. Wait a few seconds and try again.",
      });
      expect(headers["retry-after"]).toBe("5");
    }
  });
  expect((await paralegal.call("listJobs")).statusCode).toBe(200);
}, 30_000);

// A read that fails while another one of its request is still waiting would end the process as an unhandled rejection.
test("every failed read of one request is answered for", async () => {
  await whileLocked("lock table paralegal_profiles, blocks in access exclusive mode", async () => {
    const readers = Array.from({ length: 4 }, () => [
      paralegal.call("listJobs"),
      paralegal.call("searchJobs"),
    ]);
    for (const { statusCode } of await Promise.all(readers.flat())) expect(statusCode).toBe(503);
  });
  expect((await paralegal.call("searchJobs")).statusCode).toBe(200);
}, 30_000);

test("a change that meets a lock leaves nothing, and can be repeated (ASVS 2.3.3)", async () => {
  const apply = () =>
    paralegal.call("apply", { body: { jobId, coverLetter: "Ten years of litigation support." } });
  await whileLocked("lock table applications in exclusive mode", async () => {
    expect(await apply()).toMatchObject({
      statusCode: 503,
      body: "Caseload is busy right now, and your change wasn't saved. Wait a few seconds and try again.",
    });
  });
  expect((await apply()).statusCode).toBe(201);
}, 20_000);

test("matches answer 503 while postings are locked", async () => {
  await paralegal.ask("listIntelligentMatches").catch(() => undefined);
  await whileLocked("lock table jobs in access exclusive mode", async () => {
    const { statusCode, headers, body } = await paralegal.call("listIntelligentMatches");
    expect({ statusCode, body }).toEqual({
      statusCode: 503,
      body: "Caseload is busy right now. Wait a few seconds and try again.",
    });
    expect(headers["retry-after"]).toBe("5");
  });
}, 40_000);
