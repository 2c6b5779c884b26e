import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Job, JobDetail } from "@caseload/contract/jobs/jobs";
import { makeFirm, makeJob, makePerson, makeProfile } from "../../../demo/factories.ts";
import { openSite, type Caller, type Site } from "../../../testkit/site.ts";

let site: Site;
let partner: Caller;
let junior: Caller;
let rival: Caller;
let approver: Caller;
let paralegal: Caller;
let partnerId: number;
let firmId: number;

const posting = {
  duplicate: true,
  title: "Second-pass privilege review",
  location: "Philadelphia, PA",
  workArrangement: "Remote",
  hoursPerWeek: "25 hrs/week",
  duration: "8 weeks",
  specialties: ["litigation", "ediscovery"],
  description: "Take the second pass on 14,000 documents and serve a privilege log.",
  firmName: "Placeholder Law Firm",
};

beforeAll(async () => {
  site = await openSite();
  const now = site.time.now;
  const firm = await makeFirm(site.db, now, { name: "Lindqvist Okafor LLP" });
  const other = await makeFirm(site.db, now, { name: "Tallgrass Immigration Law" });
  firmId = firm.id;
  const people = {
    partner: await makePerson(site.db, now, { primaryRole: "senior_partner", firmId }),
    junior: await makePerson(site.db, now, { primaryRole: "junior_associate", firmId }),
    approver: await makePerson(site.db, now, { primaryRole: "managing_partner", firmId }),
    rival: await makePerson(site.db, now, { primaryRole: "managing_partner", firmId: other.id }),
    paralegal: await makePerson(site.db, now, { primaryRole: "freelance_paralegal" }),
  };
  partnerId = people.partner.id;
  partner = await site.signIn(people.partner.email);
  junior = await site.signIn(people.junior.email);
  rival = await site.signIn(people.rival.email);
  approver = await site.signIn(people.approver.email);
  paralegal = await site.signIn(people.paralegal.email);
});
afterAll(() => site.close());

describe("posting a job", () => {
  test("a partner's posting is public, under the firm's own name", async () => {
    const job = await partner.ask<JobDetail>("postJob", { body: posting });
    expect(job).toMatchObject({ status: "open", priority: "medium", firmName: "Lindqvist Okafor LLP" });
    const seen = await site.anonymous.ask<JobDetail>("getJob", { params: { id: job.id } });
    expect(seen.title).toBe(posting.title);
    expect(seen.viewer).toEqual({ application: null, mark: null, mayManage: false });
  });

  test.each([
    ["title", "four", "Job title must be at least 5 characters"],
    ["location", "PA", "Please enter a valid location"],
    ["workArrangement", "Moon", "Please select a work arrangement"],
    ["hoursPerWeek", "", "Please specify hours per week"],
    ["duration", " ", "Please specify duration"],
    ["specialties", [], "Select at least one specialty"],
    ["description", "too short", "Description must be at least 20 characters"],
    ["description", undefined, "Description must be at least 20 characters"],
    ["title", "NUL \u0000 inside", "Please remove the control characters"],
    ["title", "half a character \ud83d", "Please remove the control characters"],
    ["title", "\u200b\u200b\u200b\u200b\u200b", "Job title must be at least 5 characters"],
    ["deadline", "0000-01-01", "Please enter a date"],
    ["deadline", "9999-12-31", "Please enter a date"],
    ["deadline", "2001-01-01", "The deadline is in the past"],
  ])("%s = %j is refused with the spec's sentence", async (field, value, sentence) => {
    const answer = await partner.call("postJob", { body: { ...posting, [field]: value } });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`${sentence} (${field}`);
  });

  test("a posting by a member without job:create awaits approval and is not visible outside the firm", async () => {
    const job = await junior.ask<JobDetail>("postJob", { body: posting });
    expect(job.status).toBe("pending_approval");
    expect((await rival.call("getJob", { params: { id: job.id } })).statusCode).toBe(404);
    expect((await paralegal.call("getJob", { params: { id: job.id } })).statusCode).toBe(404);
    expect((await partner.call("getJob", { params: { id: job.id } })).statusCode).toBe(200);
    const listed = await site.anonymous.ask<Job[]>("listJobs", { query: { limit: 100 } });
    expect(listed.map((row) => row.id)).not.toContain(job.id);
  });

  test("a freelance paralegal has no firm to post for", async () => {
    expect((await paralegal.call("postJob", { body: posting })).statusCode).toBe(403);
  });
});

describe("opening and closing", () => {
  test("the poster closes and reopens; repeating is not an error", async () => {
    const { id } = await partner.ask<JobDetail>("postJob", { body: posting });
    const set = (status: string) =>
      partner.ask<JobDetail>("changeJobStatus", { params: { id }, body: { status } });
    expect((await set("closed")).status).toBe("closed");
    expect((await set("closed")).status).toBe("closed");
    expect((await set("open")).status).toBe("open");
  });

  test("the writer of a posting that awaits approval cannot open it without approval", async () => {
    const { id } = await junior.ask<JobDetail>("postJob", { body: posting });
    const open = { params: { id }, body: { status: "open" } };
    expect((await junior.call("changeJobStatus", open)).statusCode).toBe(403);
    expect((await site.anonymous.call("getJob", { params: { id } })).statusCode).toBe(404);
    expect((await approver.ask<JobDetail>("changeJobStatus", open)).status).toBe("open");
  });

  test("other firms get 404, colleagues without job:edit get 403", async () => {
    const { id } = await partner.ask<JobDetail>("postJob", { body: posting });
    const close = { params: { id }, body: { status: "closed" } };
    expect((await rival.call("changeJobStatus", close)).statusCode).toBe(404);
    expect((await paralegal.call("changeJobStatus", close)).statusCode).toBe(404);
    expect((await junior.call("changeJobStatus", close)).statusCode).toBe(403);
    expect((await site.anonymous.call("changeJobStatus", close)).statusCode).toBe(401);
    expect((await site.anonymous.ask<JobDetail>("getJob", { params: { id } })).status).toBe("open");
  });
});

describe("lists", () => {
  test("pages meet without gap or repetition, and filters hold", async () => {
    const at = (minutes: number) => new Date(site.time.now.getTime() - minutes * 60_000);
    for (let minute = 1; minute <= 7; minute += 1)
      await makeJob(site.db, at(minute), {
        firmId,
        postedById: partnerId,
        priority: "urgent",
        status: "closed",
      });
    const seen: number[] = [];
    let url: string | undefined = "/api/jobs?status=closed&priority=urgent&limit=3";
    while (url) {
      const answer: LightMyRequestResponse = await site.app.inject(url);
      seen.push(...answer.json<Job[]>().map((job) => job.id));
      url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ""))?.[1];
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
    const counted = await site.anonymous.ask<{ count: number }>("countJobs", {
      query: { status: "closed", priority: "urgent" },
    });
    expect(counted.count).toBe(7);
  });

  test.each([
    "status=draft",
    "status=pending_approval",
    "priority=huge",
    "limit=0",
    "limit=1000",
    "cursor=nonsense",
    "q=%00",
    "cursor=MDAwMC0wMS0wMVQwMDowMDowMFp8NQ",
    "cursor=MjAyNi05OS05OVQwMDowMDowMFp8NQ",
    "cursor=MjAyNi0wMS0wMVQwMDowMDowMFp8OTk5OTk5OTk5OQ",
  ])("GET /api/jobs?%s is refused", async (query) => {
    expect((await site.app.inject(`/api/jobs?${query}`)).statusCode).toBe(400);
  });

  test.each(["0x1", "1e0", "%201", "1.0", "+1"])("/api/jobs/%s is no id", async (id) => {
    expect((await site.app.inject(`/api/jobs/${id}`)).statusCode).toBe(400);
  });

  test("only paralegals with a profile get a match score", async () => {
    const scored = async (caller: Caller) => {
      const jobs = await caller.ask<Job[]>("listJobs", { query: { status: "open" } });
      expect(jobs.length).toBeGreaterThan(0);
      return jobs.some(({ matchScore }) => matchScore !== null);
    };
    const person = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
    const reader = await site.signIn(person.email);
    expect([await scored(reader), await scored(partner), await scored(site.anonymous)]).toEqual([
      false,
      false,
      false,
    ]);
    await makeProfile(site.db, site.time.now, {
      userId: person.id,
      bio: "Litigation paralegal: second-pass privilege review in Relativity, privilege logs, deposition summaries, trial binders, exhibit lists, cite checks and custodian interviews for products cases.",
      skills: ["Relativity", "Privilege logs", "Deposition summaries"],
      hoursPerWeek: 30,
      availableFrom: "2026-03-01",
    });
    expect(await scored(reader)).toBe(true);
    const short = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
    await makeProfile(site.db, site.time.now, { userId: short.id });
    expect(await scored(await site.signIn(short.email))).toBe(false);
  });

  test("own postings are listed for oneself and reviewers of the firm", async () => {
    const own = { params: { userId: partnerId } };
    expect((await partner.call("listAttorneyJobs", own)).statusCode).toBe(200);
    expect((await junior.call("listAttorneyJobs", own)).statusCode).toBe(404);
    expect((await rival.call("listAttorneyJobs", own)).statusCode).toBe(404);
    expect((await site.anonymous.call("listAttorneyJobs", own)).statusCode).toBe(401);
  });
});
