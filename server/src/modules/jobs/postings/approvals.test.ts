import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import type { Job, JobDetail, OwnJob } from "@caseload/contract/jobs/jobs";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { makeJob } from "../../../demo/factories.ts";
import { type Announcements, recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { type Colleague, type TestFirm, createFirm, createSignedIn } from "../../../testkit/firm.ts";
import { latestNotification } from "../../../testkit/hiring.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let heard: Announcements;
let firm: TestFirm;
let junior: Colleague;
let outsider: Colleague;

const posting = {
  title: "Second-pass privilege review",
  location: "Philadelphia, PA",
  workArrangement: "Remote",
  hoursPerWeek: "25 hrs/week",
  duration: "8 weeks",
  specialties: ["litigation"],
  description: "Take the second pass on 14,000 documents and serve a privilege log.",
};

beforeAll(async () => {
  site = await openSite();
  heard = await recordAnnouncements(site.connectionString);
  outsider = await createSignedIn(site, { primaryRole: "freelance_paralegal" });
});
beforeEach(async () => {
  firm = await createFirm(site);
  junior = await firm.hire({ primaryRole: "junior_associate", firstName: "Owen", lastName: "Pratt" });
  await heard.take();
});
afterAll(async () => {
  await heard.stop();
  await site.close();
});

const write = () => junior.ask<JobDetail>("postJob", { body: posting });
/** As it is now, unless an earlier reading is given. */
async function approve(by: Colleague, id: number, read?: Date) {
  const [row] = await site.db.select({ postedAt: jobs.postedAt }).from(jobs).where(eq(jobs.id, id));
  const createdAt = (read ?? row?.postedAt)?.toISOString();
  return by.call("approveJob", { params: { id }, body: { createdAt } });
}
const giveBack = (by: Colleague, id: number, reason: unknown = "Please name the court.") =>
  by.call("returnJob", { params: { id }, body: { reason } });
const revise = (by: Colleague, id: number, body: object = posting) =>
  by.call("reviseJob", { params: { id }, body });

describe("a posting that waits", () => {
  test("is announced to those who approve, listed and counted for them", async () => {
    const { id } = await write();
    expect(await latestNotification(site, firm.admin)).toMatchObject({
      title: "Owen Pratt requested approval",
      message: posting.title,
      actionUrl: `/approvals?job=${id}`,
    });
    expect(topicsFor(await heard.take(), firm.admin.id)).toEqual(["jobs", "notifications"]);
    expect((await firm.admin.ask<Job[]>("listJobApprovals")).map((job) => job.id)).toEqual([id]);
    expect(await firm.admin.ask<DashboardStats>("dashboardStats")).toMatchObject({
      postingsAwaitingApproval: 1,
    });
    expect(await junior.ask<DashboardStats>("dashboardStats")).toMatchObject({ postingsAwaitingApproval: 0 });
    const rival = await createFirm(site);
    expect(await rival.admin.ask("listJobApprovals")).toEqual([]);
    expect((await junior.call("listJobApprovals")).statusCode).toBe(403);
  });

  test("goes live by an approval, as posted now, and its writer hears of it", async () => {
    const { id } = await write();
    site.time.now = new Date(Date.now() + 3_600_000);
    expect((await approve(firm.admin, id)).json()).toMatchObject({ status: "open" });
    const seen = await outsider.ask<JobDetail>("getJob", { params: { id } });
    expect(seen.createdAt).toBe(site.time.now.toISOString());
    site.time.now = new Date();
    expect(await latestNotification(site, junior)).toMatchObject({ title: "Your posting was approved" });
    expect(topicsFor(await heard.take(), outsider.id)).toContain("jobs");
    const [row] = await site.db.select().from(jobs).where(eq(jobs.id, id));
    expect(row?.approvedById).toBe(firm.admin.id);
  });

  test("goes live by the toggle of an approver just the same", async () => {
    const { id } = await write();
    const toggle = { params: { id }, body: { status: "open" } };
    expect((await junior.call("changeJobStatus", toggle)).statusCode).toBe(403);
    await firm.admin.ask("changeJobStatus", toggle);
    expect(await latestNotification(site, junior)).toMatchObject({ title: "Your posting was approved" });
  });

  test("is not approved unread: a revision since then is another posting", async () => {
    const { id, createdAt } = await write();
    site.time.now = new Date(Date.now() + 1_000);
    await revise(junior, id, { ...posting, title: "Something else altogether" });
    const stale = await approve(firm.admin, id, new Date(createdAt));
    expect([stale.statusCode, stale.body]).toEqual([409, errorMessages.moveNotPossible]);
    expect((await approve(firm.admin, id)).json()).toMatchObject({ title: "Something else altogether" });
    site.time.now = new Date();
    for (const read of [undefined, "", "yesterday", 7]) {
      const answer = await firm.admin.call("approveJob", { params: { id }, body: { createdAt: read } });
      expect([answer.statusCode, answer.body.split("\n")[0]]).toEqual([
        400,
        "Please say which version you have read (createdAt)",
      ]);
    }
  });

  test("is decided once, by the faster approver", async () => {
    const { id } = await write();
    const answers = await Promise.all([approve(firm.admin, id), giveBack(firm.admin, id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await approve(firm.admin, id)).statusCode).toBe(409);
  });

  test("cannot go live after its deadline", async () => {
    const { id } = await makeJob(site.db, site.time.now, {
      firmId: firm.firmId,
      postedById: junior.id,
      status: "pending_approval",
      deadline: "2026-01-01",
      closesAt: new Date("2026-01-02T04:59:59Z"),
    });
    const answer = await approve(firm.admin, id);
    expect([answer.statusCode, answer.body]).toEqual([409, firmErrorMessages.deadlinePassed]);
  });

  test("is hidden from outsiders, and from colleagues who may not approve", async () => {
    const { id } = await write();
    const rival = await createFirm(site);
    const partner = await firm.hire({ primaryRole: "senior_partner" });
    for (const decide of [approve, giveBack]) {
      const foreign = await decide(rival.admin, id);
      expect([foreign.statusCode, foreign.body]).toEqual([404, errorMessages.jobNotFound]);
      const colleague = await decide(partner, id);
      expect([colleague.statusCode, colleague.body]).toEqual([403, errorMessages.notPermitted]);
      expect((await decide(outsider, id)).statusCode).toBe(403);
    }
    expect((await revise(rival.admin, id)).statusCode).toBe(404);
    expect((await revise(partner, id)).statusCode).toBe(403);
  });
});

describe("a posting that came back", () => {
  test("notifies its writer why, is revised, and waits again", async () => {
    const { id } = await write();
    await heard.take();
    expect((await giveBack(firm.admin, id)).json()).toMatchObject({ status: "draft" });
    expect(await latestNotification(site, junior)).toMatchObject({
      title: "Your posting was returned",
      message: expect.stringContaining("Please name the court."),
      actionUrl: "/jobs/mine?group=draft",
    });
    expect(topicsFor(await heard.take(), junior.id)).toContain("jobs");
    const own = { params: { userId: junior.id } };
    const [returned] = await junior.ask<OwnJob[]>("listAttorneyJobs", own);
    expect(returned?.returned).toMatchObject({ by: firm.admin.name, reason: "Please name the court." });
    expect((await outsider.call("getJob", { params: { id } })).statusCode).toBe(404);

    const revised = await revise(junior, id, { ...posting, title: "Privilege review, E.D. Pa." });
    expect(revised.json()).toMatchObject({ status: "pending_approval", title: "Privilege review, E.D. Pa." });
    const [again] = await junior.ask<OwnJob[]>("listAttorneyJobs", own);
    expect(again?.returned).toBeNull();
    expect((await approve(firm.admin, id)).statusCode).toBe(200);
    expect((await revise(junior, id)).statusCode).toBe(409);
  });

  test("needs a reason, and good fields", async () => {
    const { id } = await write();
    for (const reason of ["", "  ", null, 7]) {
      const answer = await giveBack(firm.admin, id, reason);
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain("Please give a reason (reason");
    }
    await giveBack(firm.admin, id);
    const short = await revise(junior, id, { ...posting, title: "four" });
    expect(short.body).toContain("Job title must be at least 5 characters (title");
    const past = await revise(junior, id, { ...posting, deadline: "2001-01-01" });
    expect([past.statusCode, past.body]).toEqual([400, `${errorMessages.deadlinePast} (deadline)`]);
  });

  test("goes straight to the market once its writer may post", async () => {
    const { id } = await write();
    await giveBack(firm.admin, id);
    const change = { params: { id: junior.id }, body: { primaryRole: "senior_partner" } };
    await firm.admin.ask("changeMember", change);
    await expect.poll(async () => (await junior.call("listTeam")).statusCode).toBe(200);
    expect((await revise(junior, id)).json()).toMatchObject({ status: "open" });
  });
});
