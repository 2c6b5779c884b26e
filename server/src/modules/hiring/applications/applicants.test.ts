import type { Applicant, ApplicationNote } from "@caseload/contract/hiring/applicants";
import { applicantLimits, applicantSorts } from "@caseload/contract/hiring/applicant-options";
import type { OwnApplication } from "@caseload/contract/hiring/applications";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  demoPassword,
  makeApplication,
  makeContract,
  makeJob,
  makePerson,
  makeProfile,
} from "../../../demo/factories.ts";
import { applicationNotes, applications } from "../../../platform/db/schema/applications.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import {
  type Cast,
  createApplication,
  createHiringFirm,
  createPosting,
  latestNotification,
} from "../../../testkit/hiring.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { readZip } from "../../../testkit/read-zip.ts";
import { openTaskQueue, type TestQueue } from "../../../testkit/task-queue.ts";
import { makePlannedDecision } from "./plan-decisions.ts";

let site: Site;
let cast: Cast;
let queue: TestQueue;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  queue = await openTaskQueue(site);
});
afterAll(async () => {
  await queue.stop();
  await site.close();
});
beforeEach(async () => {
  await site.db.delete(applications).where(eq(applications.firmId, cast.firmId));
  await site.db.delete(notifications);
});

const list = (who: Caller, query: Record<string, string | number | readonly string[]> = {}) =>
  who.ask<Applicant[]>("listApplicants", { query });
const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
const apply = async (paralegal: { id: number } = cast.daniel, more: { id?: number } = {}) =>
  createApplication(site, paralegal, more.id ?? (await createPosting(site, cast)).id);

/** Applicants to one posting with the rates and levels given. */
async function applyAs(
  jobId: number,
  profiles: readonly Partial<typeof paralegalProfiles.$inferInsert>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const profile of profiles) {
    const person = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
    await makeProfile(site.db, site.time.now, { userId: person.id, ...profile });
    ids.push(await createApplication(site, person, jobId));
  }
  return ids;
}

describe("the list of applicants", () => {
  test("scores applicants of several postings as the engine scores each posting, the undecided ones first", async () => {
    const written = {
      bio: "I summarized 400 depositions page and line in freight and product liability cases, built privilege logs in Relativity, and drafted discovery responses for trial teams in Pennsylvania state and federal courts.",
      skills: ["Deposition Summaries", "Relativity", "Privilege Logs"],
      hoursPerWeek: 20,
      availableFrom: "2026-10-01",
    };
    const rows = [
      { hourlyRate: 50, experience: "10+", ...written },
      { hourlyRate: 45, experience: "6-10", ...written },
    ];
    const [one, other] = [await createPosting(site, cast), await createPosting(site, cast)];
    const ids = [...(await applyAs(one.id, rows)), ...(await applyAs(other.id, rows))];
    const unscored = await apply(cast.priya, one);
    const [rejected = 0] = await applyAs(other.id, rows.slice(0, 1));
    await site.db.update(applications).set({ status: "rejected" }).where(eq(applications.id, rejected));
    const found = await list(cast.partner);
    expect(idsOf(found).slice(ids.length)).toEqual([unscored, rejected]);
    expect(new Set(idsOf(found).slice(0, ids.length))).toEqual(new Set(ids));
    const shown = found
      .slice(0, ids.length)
      .map(({ match }) => match?.isTentative === false && match.matchScore);
    expect(shown).toEqual(shown.toSorted((a, b) => Number(b) - Number(a)));
    expect(shown).not.toContain(false);
    expect(found[ids.length]?.match).toBeNull();
    for (const jobId of [one.id, other.id]) {
      const matches = await cast.partner.ask<{ applicationId: number; match: Applicant["match"] }[]>(
        "listApplicantMatches",
        { params: { id: jobId } },
      );
      for (const { applicationId, match } of matches)
        expect(found.find(({ id }) => id === applicationId)?.match).toEqual(match);
    }
  });

  test("scores anew whom a changed profile moves, and shows the first characters of the cover letter", async () => {
    const bio =
      "I summarized 400 depositions in freight cases and built privilege logs in Relativity. ".repeat(3);
    const terms = { hoursPerWeek: 20, availableFrom: "2026-10-01", hourlyRate: 50, experience: "6-10" };
    const [id = 0] = await applyAs((await createPosting(site, cast)).id, [
      { ...terms, bio: "Wills. ".repeat(9) },
    ]);
    const scoreNow = async () => (await list(cast.partner))[0]?.match?.matchScore ?? 0;
    const before = await scoreNow();
    const { paralegal } = (await list(cast.partner))[0] ?? {};
    await site.db
      .update(paralegalProfiles)
      .set({ bio })
      .where(eq(paralegalProfiles.userId, paralegal?.id ?? 0));
    expect(await scoreNow()).toBeGreaterThan(before);
    await site.db
      .update(applications)
      .set({ coverLetter: "x".repeat(400) })
      .where(eq(applications.id, id));
    expect((await list(cast.partner))[0]?.coverLetterPreview).toBe(`${"x".repeat(150)}…`);
  });

  test("is ordered by rate, experience or date, and filtered by posting and status", async () => {
    const job = await createPosting(site, cast);
    const [dear = 0, cheap = 0, silent = 0] = await applyAs(job.id, [
      { hourlyRate: 70, experience: "3-5" },
      { hourlyRate: 40, experience: "10+" },
      { hourlyRate: null, experience: "6-10" },
    ]);
    const elsewhere = await apply();
    await site.db.update(applications).set({ status: "reviewing" }).where(eq(applications.id, dear));
    const of = async (query: Record<string, string | number>) =>
      idsOf(await list(cast.associate, { jobId: job.id, ...query }));
    expect(await of({ sort: "rate" })).toEqual([cheap, dear, silent]);
    expect(await of({ sort: "experience" })).toEqual([cheap, silent, dear]);
    expect(await of({ sort: "newest" })).toEqual([silent, cheap, dear]);
    expect(await of({ status: "reviewing" })).toEqual([dear]);
    expect(await of({ status: "active", sort: "rate" })).toEqual([cheap, dear, silent]);
    expect(idsOf(await list(cast.associate, { id: [String(elsewhere)] }))).toEqual([elsewhere]);
  });

  test.each(applicantSorts)("comes page by page without gaps or repetitions by %s", async (sort) => {
    const job = await createPosting(site, cast);
    const ids = await applyAs(
      job.id,
      [50, 50, null, 45, 60].map((hourlyRate) => ({ hourlyRate, experience: "3-5" })),
    );
    const whole = idsOf(await list(cast.partner, { sort }));
    expect(new Set(whole)).toEqual(new Set(ids));
    const read: number[] = [];
    let cursor: string | undefined;
    do {
      const answer = await cast.partner.call("listApplicants", {
        query: { sort, limit: 2, ...(cursor && { cursor }) },
      });
      read.push(...idsOf(answer.json<Applicant[]>()));
      cursor = /[?&]cursor=([^&>]+)/.exec(String(answer.headers["link"] ?? ""))?.[1];
      cursor &&= decodeURIComponent(cursor);
    } while (cursor !== undefined);
    expect(read).toEqual(whole);
    const wrong = await cast.partner.call("listApplicants", { query: { sort, cursor: "bnVsbHww" } });
    expect([wrong.statusCode, wrong.body]).toEqual([400, "This page marker is not valid (cursor)"]);
  });

  test("states the price, how far it exceeds the posted pay, and the earlier work for the firm", async () => {
    const { partner, daniel, ...firm } = await createHiringFirm(site);
    const posting = { firmId: firm.firmId, postedById: partner.id };
    const { id: earlier } = await makeJob(site.db, site.time.now, posting);
    const parties = { jobId: earlier, paralegalId: daniel.id };
    const before = await makeApplication(site.db, site.time.now, { ...parties, status: "accepted" });
    await makeContract(site.db, site.time.now, {
      ...parties,
      applicationId: before.id,
      firmId: firm.firmId,
      attorneyId: partner.id,
      status: "completed",
    });
    const job = await makeJob(site.db, site.time.now, { ...posting, budgetRange: "$40-50/hr" });
    const id = await createApplication(site, daniel, job.id);
    const [row] = await list(partner, { id: [String(id)] });
    expect(row).toMatchObject({
      ask: { kind: "hourly", cents: 54_00 },
      overCents: 4_00,
      history: { contracts: 1, approvedMinutes: 0, applications: 1 },
      planned: null,
      rating: null,
      interviewAt: null,
    });
    expect(row).not.toHaveProperty("coverLetter");
  });

  test("counts by status and posting what the list shows", async () => {
    const job = await createPosting(site, cast);
    const [viewed = 0] = await applyAs(job.id, [
      { hourlyRate: 50, experience: "3-5" },
      { hourlyRate: 51, experience: "3-5" },
    ]);
    const other = await apply();
    await site.db.update(applications).set({ viewedAt: site.time.now }).where(eq(applications.id, viewed));
    await site.db.update(applications).set({ status: "withdrawn" }).where(eq(applications.id, other));
    const statuses = { pending: 2, reviewing: 0, accepted: 0, rejected: 0, withdrawn: 1 };
    const all = await cast.partner.ask<{ jobs: { id: number; applications: number }[] }>("countApplicants");
    expect(all).toMatchObject({ statuses, unread: 1 });
    expect(all.jobs.map(({ applications: count }) => count)).toEqual([1, 2]);
    expect(await cast.partner.ask("countApplicants", { query: { jobId: job.id } })).toMatchObject({
      statuses: { ...statuses, withdrawn: 0 },
    });
  });

  test("is the firm's reviewers' alone", async () => {
    const id = await apply();
    expect(await list(cast.junior)).toEqual([]);
    expect((await cast.daniel.call("listApplicants")).statusCode).toBe(403);
    expect(await list(cast.rival)).toEqual([]);
    expect(await list(cast.rival, { id: [String(id)] })).toEqual([]);
  });
});

describe("private notes", () => {
  const add = (who: Caller, id: number, body: unknown) =>
    who.call("addApplicationNote", { params: { id }, body });
  const notesOf = (who: Caller, id: number) => who.call("listApplicationNotes", { params: { id } });

  test("are read by the firm's reviewers, and rate by the latest rating of each colleague", async () => {
    const id = await apply();
    expect((await add(cast.partner, id, { text: "Clean on the first pass.", rating: 2 })).statusCode).toBe(
      201,
    );
    await add(cast.partner, id, { rating: 5 });
    await add(cast.associate, id, { text: "Ask about the order.", rating: 4 });
    await add(cast.associate, id, { text: "Asked." });
    const notes = (await notesOf(cast.managing, id)).json<ApplicationNote[]>();
    expect(notes.map(({ text, rating, author }) => [author.id, text, rating])).toEqual([
      [cast.partner.id, "Clean on the first pass.", 2],
      [cast.partner.id, null, 5],
      [cast.associate.id, "Ask about the order.", 4],
      [cast.associate.id, "Asked.", null],
    ]);
    const [row] = await list(cast.partner, { id: [String(id)] });
    expect(row?.rating).toEqual({ average: 4.5, count: 2 });
  });

  test("are neither read nor written by the applicant, other firms, or colleagues who review nothing", async () => {
    const id = await apply();
    await add(cast.partner, id, { text: "Overstates the Relativity work." });
    for (const [who, status] of [
      [cast.daniel, 403],
      [cast.rival, 404],
      [cast.junior, 404],
    ] as const) {
      expect((await notesOf(who, id)).statusCode).toBe(status);
      expect((await add(who, id, { text: "x" })).statusCode).toBe(status);
    }
    const own = await cast.daniel.call("getApplication", { params: { id } });
    expect(own.body).not.toContain("Overstates");
    const [stored] = await site.db.select().from(applicationNotes);
    const remove = (who: Caller) => who.call("deleteApplicationNote", { params: { id: stored?.id ?? 0 } });
    expect((await remove(cast.associate)).statusCode).toBe(404);
    expect((await remove(cast.partner)).statusCode).toBe(200);
    expect(await site.db.select().from(applicationNotes)).toEqual([]);
  });

  test.each([
    [{ rating: 6 }, "Please rate from 1 to 5 (rating)"],
    [{ rating: 2.5 }, "Please rate from 1 to 5 (rating)"],
    [{ text: "  " }, "Please write a note or choose a rating (text)"],
    [{ text: "x".repeat(applicantLimits.note + 1) }, "Please use at most 2000 characters (text)"],
  ])("%j is refused with words", async (body, message) => {
    const refused = await add(cast.partner, await apply(), body);
    expect([refused.statusCode, refused.body]).toEqual([400, message]);
  });
});

test("notes are in the author's export, not in the applicant's, and go with the applicant's account", async () => {
  const person = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  const applicant = await site.signInAs(person.id);
  const id = await apply(person);
  const text = "Overstates the Relativity work.";
  await cast.partner.ask("addApplicationNote", { params: { id }, body: { text, rating: 2 } });
  const body = { password: demoPassword };
  const exports = await Promise.all(
    [cast.partner, applicant].map(async (who) => {
      await who.ask("requestDataExport", { body });
      await queue.runDueTasks();
      return readZip((await who.call("downloadDataExport")).rawPayload);
    }),
  );
  const [written = "", own = ""] = exports.map((files) => [...files.values()].join("\n"));
  expect(written).toContain(text);
  expect(own).toContain("applications-sent.json");
  expect(own).not.toContain(text);
  await applicant.ask("deleteAccount", { body });
  expect(await site.db.select().from(applicationNotes)).toEqual([]);
});

describe("a planned decision", () => {
  const plan = (who: Caller, applicationIds: readonly number[], more: object = { status: "rejected" }) =>
    who.call("planDecisions", { body: { applicationIds, ...more } });
  const undo = (who: Caller, applicationIds: readonly number[]) =>
    who.call("undoDecisions", { body: { applicationIds } });
  const seenByApplicant = (who: Caller, id: number) =>
    who.ask<OwnApplication>("getApplication", { params: { id } });
  const runTask = (applicationId: number, plannedAt = site.time.now) =>
    makePlannedDecision.run(
      { applicationId, plannedAt: plannedAt.toISOString() },
      { db: site.db, clock: site.deps.clock, nameSeal: site.deps.nameSeal },
      { taskId: "1", number: 1, signal: new AbortController().signal },
    );

  test("is known to the firm alone until it is made, and then notifies the applicants with the reason", async () => {
    const ids = [await apply(cast.daniel), await apply(cast.leila)];
    const answer = await plan(cast.partner, ids, { status: "rejected", reason: "Too far from Pittsburgh" });
    expect(answer.statusCode, answer.body).toBe(201);
    const { dueAt } = answer.json<{ dueAt: string }>();
    expect(new Date(dueAt).getTime() - site.time.now.getTime()).toBe(applicantLimits.undoSeconds * 1_000);
    expect((await list(cast.associate)).map(({ planned }) => planned?.status)).toEqual([
      "rejected",
      "rejected",
    ]);
    expect(await seenByApplicant(cast.daniel, ids[0] ?? 0)).toMatchObject({
      status: "pending",
      reason: null,
    });
    expect(await latestNotification(site, cast.daniel)).toBeUndefined();

    const plannedAt = site.time.now;
    site.time.now = new Date(dueAt);
    // The other one, which is due too, is made with it.
    await runTask(ids[0] ?? 0, plannedAt);
    expect(await seenByApplicant(cast.leila, ids[1] ?? 0)).toMatchObject({
      status: "rejected",
      reason: "Too far from Pittsburgh",
    });
    const told = await latestNotification(site, cast.daniel);
    expect(told?.message).toContain("Too far from Pittsburgh");
    expect((await list(cast.partner)).map(({ planned }) => planned)).toEqual([null, null]);
    const [row] = await site.db
      .select()
      .from(applications)
      .where(eq(applications.id, ids[0] ?? 0));
    expect(row?.decidedById).toBe(cast.partner.id);
    const late = await undo(cast.partner, ids);
    expect([late.statusCode, late.body]).toEqual([409, errorMessages.tooLateToUndo]);
  });

  test("is undone without a trace, by a colleague too", async () => {
    const id = await apply();
    await plan(cast.partner, [id], { status: "reviewing" });
    const plannedAt = site.time.now;
    expect((await undo(cast.associate, [id])).json()).toEqual({ applicationIds: [id] });
    await runTask(id, plannedAt);
    expect(await seenByApplicant(cast.daniel, id)).toMatchObject({ status: "pending" });
    expect(await latestNotification(site, cast.daniel)).toBeUndefined();
  });

  test("is replaced by a later one, whose task alone makes it", async () => {
    const id = await apply();
    const first = site.time.now;
    await plan(cast.partner, [id]);
    site.time.now = new Date(first.getTime() + 2_000);
    await plan(cast.partner, [id], { status: "reviewing" });
    await runTask(id, first);
    expect(await seenByApplicant(cast.daniel, id)).toMatchObject({ status: "pending" });
    await runTask(id);
    expect(await seenByApplicant(cast.daniel, id)).toMatchObject({ status: "reviewing" });
  });

  test("gives way to a withdrawal", async () => {
    const id = await apply();
    await plan(cast.partner, [id]);
    await cast.daniel.ask("withdrawApplication", { params: { id } });
    expect((await list(cast.partner))[0]?.planned).toBeNull();
    await runTask(id);
    expect(await seenByApplicant(cast.daniel, id)).toMatchObject({ status: "withdrawn" });
  });

  test("is either undone or made when both happen at once", async () => {
    const id = await apply();
    await plan(cast.partner, [id]);
    const [undone] = await Promise.all([undo(cast.partner, [id]), runTask(id)]);
    const { status } = await seenByApplicant(cast.daniel, id);
    expect([undone.statusCode, status]).toEqual(
      undone.statusCode === 200 ? [200, "pending"] : [409, "rejected"],
    );
  });

  test("leaves out what is decided, another firm's, or not there, and refuses when nothing is left", async () => {
    const [open, decided] = [await apply(cast.daniel), await apply(cast.leila)];
    await site.db.update(applications).set({ status: "accepted" }).where(eq(applications.id, decided));
    const planned = await plan(cast.partner, [open, decided, 2_000_000_000]);
    expect(planned.json()).toMatchObject({ applicationIds: [open] });
    const refused = await plan(cast.rival, [open]);
    expect([refused.statusCode, refused.body]).toEqual([409, errorMessages.noneUndecided]);
    expect((await undo(cast.rival, [open])).statusCode).toBe(409);
    expect((await list(cast.partner, { id: [String(open)] }))[0]?.planned?.status).toBe("rejected");
  });
});
