import type { DataExport } from "@caseload/contract/accounts/data-export";
import { allEndpoints } from "@caseload/contract/endpoints";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { jobParties, jobs } from "../../../platform/db/schema/jobs.ts";
import { demoPassword as password } from "../../../demo/factories.ts";
import { recordAnnouncements } from "../../../testkit/announcements.ts";
import { createApplication, type Cast, createHiringFirm } from "../../../testkit/hiring.ts";
import { readZip } from "../../../testkit/read-zip.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { openTaskQueue, type TestQueue } from "../../../testkit/task-queue.ts";

/** In the only place of the site that may hold it. */
const secret = "Zqxparty Holdings";
let site: Site;
let cast: Cast;
let jobId: number;
let queue: TestQueue;

beforeAll(async () => {
  site = await openSite();
  queue = await openTaskQueue(site);
  cast = await createHiringFirm(site);
  const body = {
    title: "Second-pass privilege review",
    location: "Philadelphia, PA",
    workArrangement: "Remote",
    hoursPerWeek: "25 hrs/week",
    duration: "8 weeks",
    specialties: ["litigation"],
    description: "Take the second pass on 14,000 documents and serve a privilege log.",
    parties: [{ name: secret, role: "adverse" }],
  };
  jobId = (await cast.partner.ask<JobDetail>("postJob", { body })).id;
  await createApplication(site, cast.daniel, jobId);
});
afterAll(async () => {
  await queue.stop();
  await site.close();
});

/** Every address that can be read, with the posting's and the people's ids where one names a record. */
const addresses = () =>
  allEndpoints
    .filter(({ method }) => method === "GET")
    .flatMap(({ path }) =>
      path.includes(":")
        ? [...new Set([jobId, cast.partner.id])].map((id) => path.replace(/:\w+/, `${id}`))
        : [path, `${path}?q=Zqxparty`],
    );

async function holding(cookie: string): Promise<string[]> {
  const read = async (url: string) => ({ url, ...(await site.app.inject({ url, headers: { cookie } })) });
  const answers = await Promise.all(addresses().map(read));
  return answers.filter(({ body }) => body.includes("Zqxparty")).map(({ url }) => url);
}

test("one response names them, for the writer and job:edit; no other does, and no search finds them", async () => {
  const editingCall = [`/api/jobs/${jobId}/posting`];
  for (const person of [cast.partner, cast.managing])
    expect(await holding(person.cookie)).toEqual(editingCall);
  for (const person of [cast.associate, cast.junior, cast.rival, cast.daniel, cast.leila])
    expect(await holding(person.cookie)).toEqual([]);
  expect(await holding("")).toEqual([]);
  const found = await cast.daniel.ask("listJobs", { query: { q: "Zqxparty" } });
  expect(found).toEqual([]);
}, 120_000);

test("no change of theirs is announced over the sockets, in notices or in emails", async () => {
  const heard = await recordAnnouncements(site.connectionString);
  const stored = await cast.partner.ask<{ version: string }>("getPosting", { params: { id: jobId } });
  const body = { ...stored, budget: undefined, parties: [{ name: `${secret} II`, role: "client" }] };
  await cast.managing.ask("amendJob", { params: { id: jobId }, body });
  await cast.managing.ask("duplicateJob", { params: { id: jobId } });
  expect(JSON.stringify(await heard.take())).not.toContain("Zqxparty");
  await heard.stop();
  const { rows } = await site.db.execute<{ table: string }>(
    "select table_name as table from information_schema.tables where table_schema = 'public'",
  );
  const holders: string[] = [];
  for (const { table } of rows) {
    const found = await site.db.execute(`select 1 from "${table}" t where t::text like '%Zqxparty%' limit 1`);
    if (found.rows.length > 0) holders.push(table);
  }
  // Encrypted in the only table that keeps them.
  expect(holders).toEqual([]);
});

test("only the writer's own data export contains them", async () => {
  const exported = async (who: Caller) => {
    await who.ask<DataExport>("requestDataExport", { body: { password } });
    await queue.runDueTasks();
    return [...readZip((await who.call("downloadDataExport")).rawPayload).entries()];
  };
  const own = await exported(cast.partner);
  expect(own.filter(([, text]) => text.includes("Zqxparty")).map(([name]) => name)).toEqual(["jobs.json"]);
  // The copy is the managing partner's own posting, so that these are theirs too; the first one is not.
  for (const person of [cast.associate, cast.daniel])
    expect(JSON.stringify(await exported(person))).not.toContain("Zqxparty");
});

test("they are deleted with their posting, and with the last member of a firm", async () => {
  const [copy] = await site.db.select().from(jobs).where(eq(jobs.status, "draft"));
  await cast.managing.ask("discardDraft", { params: { id: copy?.id ?? 0 } });
  const left = await site.db.select({ jobId: jobParties.jobId }).from(jobParties);
  expect(left).toEqual([{ jobId }]);
  const parties = [{ name: secret, role: "client" }];
  const draft = { title: "Title abstracts", workArrangement: "Remote", parties };
  const { id } = await cast.rival.ask<{ id: number }>("saveDraft", { body: draft });
  await cast.rival.ask("deleteAccount", { body: { password } });
  expect(await site.db.select().from(jobs).where(eq(jobs.id, id))).toEqual([]);
  expect(await site.db.select().from(jobParties).where(eq(jobParties.jobId, id))).toEqual([]);
});
