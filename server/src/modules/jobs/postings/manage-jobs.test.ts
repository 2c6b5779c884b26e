import type { BulkResult, ManagedJob, StoredPosting } from "@caseload/contract/jobs/postings";
import { postingErrorMessages } from "@caseload/contract/jobs/posting-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { makeApplication, makeJob } from "../../../demo/factories.ts";
import { type Colleague, type TestFirm, createFirm, createSignedIn } from "../../../testkit/firm.ts";
import { createContract, latestNotification, createHiringFirm } from "../../../testkit/hiring.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let firm: TestFirm;
let senior: Colleague;
let junior: Colleague;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());
beforeEach(async () => {
  firm = await createFirm(site);
  senior = await firm.hire({ primaryRole: "senior_partner", firstName: "Ruth", lastName: "Abara" });
  junior = await firm.hire({ primaryRole: "junior_associate" });
});

const post = (by: Colleague, given: Partial<typeof jobs.$inferInsert> = {}) =>
  makeJob(site.db, site.time.now, { firmId: firm.firmId, postedById: by.id, ...given });
const list = (by: Colleague, query: Record<string, string | number> = {}) =>
  by.ask<ManagedJob[]>("listManagedJobs", { query });
const change = (by: Colleague, body: object) => by.ask<BulkResult[]>("changeJobs", { body });
const statusOf = async (id: number) =>
  (await site.db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, id)))[0]?.status;

test("job:edit lists the whole firm, others their own; another firm's never", async () => {
  const own = await post(junior, { status: "draft" });
  const partners = await post(senior);
  const rival = await createFirm(site);
  await makeJob(site.db, site.time.now, { firmId: rival.firmId, postedById: rival.admin.id });
  const ids = (rows: ManagedJob[]) => rows.map((job) => job.id);
  expect(ids(await list(junior))).toEqual([own.id]);
  expect(ids(await list(senior, { whose: "firm" }))).toEqual([partners.id, own.id]);
  expect((await junior.call("listManagedJobs", { query: { whose: "firm" } })).statusCode).toBe(403);
  expect((await junior.call("countManagedJobs", { query: { whose: "firm" } })).statusCode).toBe(403);
  expect(await senior.ask("countManagedJobs", { query: { whose: "firm" } })).toEqual({
    open: 1,
    draft: 1,
    paused: 0,
    waiting: 0,
    closed: 0,
    filled: 0,
    all: 2,
  });
});

test("filters and orders hold over pages without gap or repetition", async () => {
  const applicants = await Promise.all(
    [1, 2, 3].map(() => createSignedIn(site, { primaryRole: "freelance_paralegal" })),
  );
  const made: { id: number; applied: number; deadline: string | null }[] = [];
  for (let at = 0; at < 9; at += 1) {
    const deadline = at % 3 === 0 ? null : `2035-01-${String(10 + ((at * 7) % 9)).padStart(2, "0")}`;
    const priority = at % 2 === 0 ? "high" : "low";
    const job = await post(at < 5 ? senior : junior, { deadline, priority, title: `Exhibit binder ${at}` });
    for (const { id } of applicants.slice(0, at % 4))
      await makeApplication(site.db, site.time.now, { jobId: job.id, paralegalId: id });
    made.push({ id: job.id, applied: at % 4, deadline });
  }
  const walk = async (query: string) => {
    const rows: ManagedJob[] = [];
    let url: string | undefined = `/api/jobs/manage?whose=firm&limit=2&${query}`;
    while (url) {
      const answer: LightMyRequestResponse = await site.app.inject({
        url,
        headers: { cookie: senior.cookie },
      });
      rows.push(...answer.json<ManagedJob[]>());
      url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ""))?.[1];
    }
    return rows;
  };
  const byApplicants = made.toSorted((one, other) => other.applied - one.applied || other.id - one.id);
  const applied = await walk("order=applicants");
  expect(applied.map((job) => job.id)).toEqual(byApplicants.map((job) => job.id));
  expect(applied.map((job) => job.applicants.total)).toEqual(byApplicants.map((job) => job.applied));
  const last = "9999";
  const byDeadline = made.toSorted(
    (one, other) => (one.deadline ?? last).localeCompare(other.deadline ?? last) || other.id - one.id,
  );
  expect((await walk("order=deadline")).map((job) => job.id)).toEqual(byDeadline.map((job) => job.id));
  const some = await walk(`order=newest&priority=high&posterId=${senior.id}&q=BINDER`);
  expect(some.map((job) => job.title)).toEqual(["Exhibit binder 4", "Exhibit binder 2", "Exhibit binder 0"]);
  expect(await walk("q=100%25")).toEqual([]);
  expect((await senior.call("listManagedJobs", { query: { cursor: "bm9uc2Vuc2U" } })).statusCode).toBe(400);
});

test("closing several jobs returns a result for each, and one refusal does not stop the others", async () => {
  const [open, filled, foreign] = [
    await post(senior),
    await post(junior, { status: "filled" }),
    await makeJob(site.db, site.time.now, await rivalry()),
  ];
  expect(
    await change(senior, { action: "close", ids: [open.id, filled.id, foreign.id, 2_000_000_000] }),
  ).toEqual([
    { id: open.id, done: true, problem: null },
    { id: filled.id, done: false, problem: errorMessages.moveNotPossible },
    { id: foreign.id, done: false, problem: errorMessages.jobNotFound },
    { id: 2_000_000_000, done: false, problem: errorMessages.jobNotFound },
  ]);
  expect([await statusOf(open.id), await statusOf(foreign.id)]).toEqual(["closed", "open"]);
  expect(await change(senior, { action: "reopen", ids: [open.id] })).toMatchObject([{ done: true }]);
  expect((await junior.call("changeJobs", { body: { action: "close", ids: [open.id] } })).statusCode).toBe(
    403,
  );
});

async function rivalry() {
  const { firmId, admin } = await createFirm(site);
  return { firmId, postedById: admin.id };
}

test("reopening a job with a live contract asks first, one by one", async () => {
  const cast = await createHiringFirm(site);
  await createContract(site, cast, cast.daniel);
  const [job] = await cast.partner.ask<ManagedJob[]>("listManagedJobs", { query: { group: "filled" } });
  const ids = [job?.id];
  const ask = (body: object) => cast.partner.ask<BulkResult[]>("changeJobs", { body });
  expect(await ask({ action: "reopen", ids })).toMatchObject([
    { done: false, problem: errorMessages.jobHasActiveContract },
  ]);
  expect(await ask({ action: "reopen", ids, confirm: true })).toMatchObject([{ done: true }]);
});

test("approving needs job:approve, row by row", async () => {
  const waiting = await post(junior, { status: "pending_approval" });
  const [{ createdAt } = { createdAt: "" }] = await list(firm.admin, { whose: "firm", group: "waiting" });
  const body = { action: "approve", ids: [waiting.id], read: [{ id: waiting.id, createdAt }] };
  expect(await change(senior, body)).toMatchObject([{ done: false, problem: errorMessages.notPermitted }]);
  const unread = { action: "approve", ids: [waiting.id] };
  expect(await change(firm.admin, unread)).toMatchObject([
    { done: false, problem: postingErrorMessages.notRead },
  ]);
  const older = { ...body, read: [{ id: waiting.id, createdAt: "2020-01-01T00:00:00.000Z" }] };
  expect(await change(firm.admin, older)).toMatchObject([{ problem: errorMessages.moveNotPossible }]);
  expect(await change(firm.admin, body)).toMatchObject([{ done: true }]);
  expect(await change(firm.admin, body)).toMatchObject([{ problem: errorMessages.moveNotPossible }]);
});

test("reassigning notifies both, and shows a posting again whose poster has left", async () => {
  const job = await post(junior, { hidden: true, status: "closed" });
  const active = await post(junior, { title: "Title abstracts" });
  const ids = [job.id, active.id];
  const results = await change(firm.admin, { action: "reassign", ids, colleagueId: senior.id });
  expect(results).toMatchObject([{ done: true }, { done: true }]);
  const [seen] = (await list(senior)).filter(({ id }) => id === job.id);
  expect(seen).toMatchObject({ postedById: senior.id, posterLeft: false });
  expect(await latestNotification(site, senior)).toMatchObject({
    title: expect.stringContaining("reassigned a posting to you"),
  });
  expect(await latestNotification(site, junior)).toMatchObject({
    title: "Ruth Abara took over your posting",
    message: "Title abstracts",
  });
  const again = await change(firm.admin, { action: "reassign", ids: [job.id], colleagueId: senior.id });
  expect(again).toMatchObject([{ done: false, problem: postingErrorMessages.ownedAlready }]);
  const { postedById: foreigner } = await rivalry();
  const outside = { action: "reassign", ids: [job.id], colleagueId: foreigner };
  expect(await change(firm.admin, outside)).toMatchObject([
    { done: false, problem: "This colleague doesn't belong to your firm, or no longer does" },
  ]);
  const withoutOwner = await firm.admin.call("changeJobs", { body: { action: "reassign", ids } });
  expect([withoutOwner.statusCode, withoutOwner.body]).toEqual([400, postingErrorMessages.colleagueMissing]);
});

test("duplicating makes drafts of one's own", async () => {
  const job = await post(junior);
  expect(await change(senior, { action: "duplicate", ids: [job.id, job.id] })).toHaveLength(1);
  const drafts = await list(senior, { group: "draft" });
  expect(drafts).toMatchObject([{ title: job.title, postedById: senior.id, status: "draft" }]);
  const stored = await senior.ask<StoredPosting>("getPosting", { params: { id: drafts[0]?.id ?? 0 } });
  expect(stored.parties).toEqual([]);
});
