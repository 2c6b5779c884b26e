import type { OwnApplication } from "@caseload/contract/hiring/applications";
import type { PublicFirm } from "@caseload/contract/firms/firms";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import type { Responsiveness } from "@caseload/contract/jobs/response-times";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applications } from "../../../platform/db/schema/applications.ts";
import { makeApplication, makeFirm, makePerson } from "../../../demo/factories.ts";
import { makeFirmHistory } from "../../../testkit/firm-history.ts";
import { type Cast, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { median } from "../../../testkit/recount-analytics.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { countResponses } from "./count-responses.ts";

const dayMs = 86_400_000;
let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  site.time.now = new Date("2026-06-01T15:00:00Z");
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());

const travel = (days: number): Date => (site.time.now = new Date(site.time.now.getTime() + days * dayMs));
const responsivenessOf = async (firmId: number): Promise<Responsiveness> =>
  (await site.anonymous.ask<PublicFirm>("getFirm", { params: { id: firmId } })).responsiveness;

/** From the raw rows, by other means than the server's. */
async function recount(firmId: number): Promise<Responsiveness> {
  const rows = await site.db.select().from(applications).where(eq(applications.firmId, firmId));
  const daysAgo = (at: Date): number => (site.time.now.getTime() - at.getTime()) / dayMs;
  const recent = rows.filter(({ createdAt }) => daysAgo(createdAt) >= 0 && daysAgo(createdAt) <= 180);
  const decided = recent.flatMap(({ createdAt, decidedAt, decidedById }) =>
    decidedById === null || decidedAt === null ? [] : [(decidedAt.getTime() - createdAt.getTime()) / dayMs],
  );
  const asked = recent.filter(({ createdAt, decidedAt, answeredAt }) => {
    if (daysAgo(createdAt) < 7) return false;
    const endedByItself = answeredAt === null && decidedAt !== null;
    return !endedByItself || decidedAt.getTime() - createdAt.getTime() >= 7 * dayMs;
  });
  const answered = asked.filter(({ answeredAt }) => answeredAt !== null);
  const middle = decided.length < 5 ? null : median(decided);
  return {
    medianDays: middle === null ? null : Math.max(1, Math.ceil(middle)),
    replyPercent: asked.length < 5 ? null : Math.floor((100 * answered.length) / asked.length / 5) * 5,
    isNew: false,
  };
}

describe("the response time", () => {
  test.each([1, 2, 3, 4, 5, 6])("equals what the raw rows say, history %i", async (seed) => {
    const joined = new Date(site.time.now.getTime() - 900 * dayMs);
    const { id } = await makeFirm(site.db, joined);
    await makePerson(site.db, joined, { primaryRole: "managing_partner", firmId: id });
    await makeFirmHistory(site, { firmId: id, seed, postings: 4 * seed, days: 360 });
    expect(await countResponses(site.db, site.time.now)).toBeGreaterThan(0);
    const figure = await responsivenessOf(id);
    expect(figure).toEqual(await recount(id));
    if (seed > 3)
      expect(figure).toEqual({ ...figure, medianDays: expect.any(Number), replyPercent: expect.any(Number) });
  });

  test("needs five applications and five decisions; viewing is not an answer, a message is", async () => {
    const firmId = cast.firmId;
    const jobs = [];
    for (let count = 0; count < 5; count += 1) jobs.push((await createPosting(site, cast)).id);
    const apply = (jobId: number) =>
      makeApplication(site.db, site.time.now, { jobId, paralegalId: cast.daniel.id });
    const made = [];
    for (const jobId of jobs.slice(0, 4)) made.push((await apply(jobId)).id);
    const decide = (id = 0) =>
      cast.partner.ask("decideApplication", { params: { id }, body: { status: "rejected" } });
    travel(2);
    for (const id of made.slice(0, 3)) await decide(id);
    await cast.partner.ask("getApplication", { params: { id: made[3] ?? 0 } });
    travel(8);
    await countResponses(site.db, site.time.now);
    expect(await responsivenessOf(firmId)).toEqual({ medianDays: null, replyPercent: null, isNew: true });
    const last = (await apply(jobs[4] ?? 0)).id;
    travel(8);
    await countResponses(site.db, site.time.now);
    expect(await responsivenessOf(firmId)).toEqual({ medianDays: null, replyPercent: 60, isNew: true });
    // The message answers both that wait.
    await cast.associate.ask("sendMessage", { body: { receiverId: cast.daniel.id, content: "Soon." } });
    await decide(made[3]);
    await decide(last);
    travel(1);
    await countResponses(site.db, site.time.now);
    expect(await responsivenessOf(firmId)).toEqual({ medianDays: 2, replyPercent: 100, isNew: true });
  });

  test("changes once a day only, so that it reveals no single decision", async () => {
    const firmId = cast.firmId;
    const before = await responsivenessOf(firmId);
    await site.db
      .update(applications)
      .set({ status: "pending", answeredAt: null, decidedAt: null, decidedById: null })
      .where(eq(applications.firmId, firmId));
    site.time.now = new Date(site.time.now.getTime() + dayMs - 1000);
    await countResponses(site.db, site.time.now);
    expect(await responsivenessOf(firmId)).toEqual(before);
    site.time.now = new Date(site.time.now.getTime() + 1000);
    await countResponses(site.db, site.time.now);
    expect((await responsivenessOf(firmId)).replyPercent).toBe(0);
  });

  test("is shown with the posting and on the applicant's own applications", async () => {
    const figure = await responsivenessOf(cast.firmId);
    const [own] = await cast.daniel.ask<OwnApplication[]>("listOwnApplications");
    expect(own?.responsiveness).toEqual(figure);
    const detail = await site.anonymous.ask<JobDetail>("getJob", { params: { id: own?.jobId ?? 0 } });
    expect(detail.responsiveness).toEqual(figure);
  });

  test("a firm without applications is new for ninety days", async () => {
    const { id } = await makeFirm(site.db, site.time.now);
    await makePerson(site.db, site.time.now, { primaryRole: "managing_partner", firmId: id });
    expect((await responsivenessOf(id)).isNew).toBe(true);
    travel(91);
    await countResponses(site.db, site.time.now);
    expect(await responsivenessOf(id)).toEqual({ medianDays: null, replyPercent: null, isNew: false });
  });
});
