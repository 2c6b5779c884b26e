import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import type { JobForInvite, JobInvite } from "@caseload/contract/hiring/job-invites";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { jobInvites } from "../../../platform/db/schema/job-invites.ts";
import { demoPassword, makePerson, makeProfile } from "../../../demo/factories.ts";
import { recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import {
  createApplication,
  type Cast,
  latestNotification,
  createHiringFirm,
  createPosting,
} from "../../../testkit/hiring.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
let jobId: number;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.delete(jobInvites);
  jobId = (await createPosting(site, cast, { title: "Clawback protocol", priority: "high" })).id;
});

const coverLetter = "I have run second-pass privilege reviews in two federal matters.";
const invite = (who: Caller = cast.partner, to = cast.daniel.id, body: object = { jobId }) =>
  who.call("inviteToJob", { params: { id: to }, body });
const received = (who: Caller) => who.ask<JobInvite[]>("listJobInvites");

async function invited(): Promise<number> {
  expect((await invite()).statusCode).toBe(201);
  const [own] = await received(cast.daniel);
  return own?.id ?? 0;
}
const accept = (id: number, who: Caller = cast.daniel) => who.call("acceptJobInvite", { params: { id } });
const decline = (id: number, reason: unknown = "In trial until May.", who: Caller = cast.daniel) =>
  who.call("declineJobInvite", { params: { id }, body: { reason } });

describe("inviting", () => {
  test("notifies the paralegal, who sees firm, job and message", async () => {
    const heard = await recordAnnouncements(site.connectionString);
    const answer = await invite(cast.partner, cast.daniel.id, { jobId, message: " You know the matter. " });
    expect([answer.statusCode, answer.json<JobForInvite>()]).toMatchObject([
      201,
      {
        id: jobId,
        title: "Clawback protocol",
        hasApplied: false,
        invite: { status: "pending", reason: null },
      },
    ]);
    const announced = await heard.take();
    await heard.stop();
    expect(topicsFor(announced, cast.daniel.id)).toEqual(
      expect.arrayContaining(["jobInvites", "notifications"]),
    );
    expect(topicsFor(announced, cast.partner.id)).toEqual(["jobInvites"]);
    const [own] = await received(cast.daniel);
    expect(own).toMatchObject({
      status: "pending",
      message: "You know the matter.",
      invitedByName: "Margaret Okafor",
      job: { id: jobId, title: "Clawback protocol", firmName: "Lindqvist Okafor LLP" },
      hasApplied: false,
    });
    expect(await latestNotification(site, cast.daniel)).toMatchObject({
      type: "job_update",
      title: "Lindqvist Okafor LLP invited you to apply",
      message: "Clawback protocol",
      priority: "high",
      actionUrl: `/job-invites?invite=${own?.id}`,
    });
    expect(await received(cast.leila)).toEqual([]);
  });

  test("happens once for a person and a position, also five times at once", async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => invite()));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409,
    ]);
    const again = await invite(cast.managing);
    expect([again.statusCode, again.body]).toEqual([409, errorMessages.alreadyInvited]);
  });

  test("is refused where applying is impossible", async () => {
    const closed = await createPosting(site, cast, { status: "closed" });
    const over = await createPosting(site, cast, { closesAt: new Date(site.time.now.getTime() - 1_000) });
    const draft = await createPosting(site, cast, { status: "draft" });
    for (const { id } of [closed, over, draft]) {
      const answer = await invite(cast.partner, cast.daniel.id, { jobId: id });
      expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.positionClosed]);
    }
    await createApplication(site, cast.leila, jobId);
    const applied = await invite(cast.partner, cast.leila.id);
    expect([applied.statusCode, applied.body]).toEqual([409, errorMessages.hasApplied]);
    const assistant = await makePerson(site.db, site.time.now, { primaryRole: "paralegal_assistant" });
    await makeProfile(site.db, site.time.now, { userId: assistant.id });
    const unable = await invite(cast.partner, assistant.id);
    expect([unable.statusCode, unable.body]).toEqual([409, errorMessages.cannotApply]);
  });

  test("is for the firm's own positions, its reviewers and people with a profile", async () => {
    const foreign = await invite(cast.rival);
    expect([foreign.statusCode, foreign.body]).toEqual([404, errorMessages.jobNotFound]);
    for (const to of [cast.priya.id, cast.rival.id, 2_000_000_000]) {
      const toUnknown = await invite(cast.partner, to);
      expect([toUnknown.statusCode, toUnknown.body]).toEqual([404, errorMessages.profileNotFound]);
    }
    expect((await invite(cast.junior)).statusCode).toBe(403);
    expect((await invite(cast.daniel)).statusCode).toBe(403);
    expect((await invite(cast.associate)).statusCode).toBe(201);
    const without = await invite(cast.partner, cast.daniel.id, {});
    expect([without.statusCode, without.body]).toEqual([400, "Please choose a position (jobId)"]);
  });

  test("the firm's open positions state a person's relation to each", async () => {
    const id = await invited();
    await decline(id);
    const other = await createPosting(site, cast, { title: "Exhibit list" });
    await createApplication(site, cast.daniel, other.id);
    const rows = await cast.associate.ask<JobForInvite[]>("listJobsForInvite", {
      params: { id: cast.daniel.id },
    });
    expect(rows.find((row) => row.id === jobId)).toMatchObject({
      invite: { status: "declined", reason: "In trial until May." },
      hasApplied: false,
    });
    expect(rows.find((row) => row.id === other.id)).toMatchObject({ invite: null, hasApplied: true });
    expect(await cast.rival.ask("listJobsForInvite", { params: { id: cast.daniel.id } })).toEqual([]);
  });
});

describe("answering", () => {
  test("invites to open positions are counted until they are answered", async () => {
    const toAnswer = async (who: Caller = cast.daniel) =>
      (await who.ask<DashboardStats>("dashboardStats")).openJobInvites;
    const id = await invited();
    expect([await toAnswer(), await toAnswer(cast.leila), await toAnswer(cast.partner)]).toEqual([1, 0, 0]);
    const set = (status: string) =>
      cast.partner.ask("changeJobStatus", { params: { id: jobId }, body: { status } });
    await set("closed");
    expect(await toAnswer()).toBe(0);
    await set("open");
    expect(await toAnswer()).toBe(1);
    await decline(id);
    expect(await toAnswer()).toBe(0);
  });

  test("accepting notifies the inviter; applying follows", async () => {
    const id = await invited();
    const answer = await accept(id);
    expect(answer.json<JobInvite>()).toMatchObject({ status: "accepted", hasApplied: false, reason: null });
    expect(await latestNotification(site, cast.partner)).toMatchObject({
      title: "Daniel Reyes accepted your invite",
    });
    await cast.daniel.ask("apply", { body: { jobId, coverLetter } });
    expect(await received(cast.daniel)).toMatchObject([{ status: "accepted", hasApplied: true }]);
  });

  test("after a withdrawal, both sides are offered another application", async () => {
    await accept(await invited());
    const { id } = await cast.daniel.ask<{ id: number }>("apply", { body: { jobId, coverLetter } });
    await cast.daniel.ask("withdrawApplication", { params: { id } });
    expect(await received(cast.daniel)).toMatchObject([{ hasApplied: false }]);
    const rows = await cast.partner.ask<JobForInvite[]>("listJobsForInvite", {
      params: { id: cast.daniel.id },
    });
    expect(rows.find((row) => row.id === jobId)).toMatchObject({ hasApplied: false });
    await cast.daniel.ask("apply", { body: { jobId, coverLetter } });
    expect(await received(cast.daniel)).toMatchObject([{ hasApplied: true }]);
  });

  test("applying without answering accepts", async () => {
    await invited();
    await cast.daniel.ask("apply", { body: { jobId, coverLetter } });
    expect(await received(cast.daniel)).toMatchObject([{ status: "accepted", hasApplied: true }]);
  });

  test("declining requires a reason, which the firm sees", async () => {
    const id = await invited();
    for (const reason of [undefined, "", "  "]) {
      const answer = await decline(id, reason ?? null);
      expect([answer.statusCode, answer.body]).toEqual([400, "Please give a reason (reason)"]);
    }
    expect((await decline(id)).json()).toMatchObject({ status: "declined", reason: "In trial until May." });
    expect(await latestNotification(site, cast.partner)).toMatchObject({
      title: "Daniel Reyes declined your invite",
      message: "Clawback protocol: In trial until May.",
    });
  });

  test("happens once", async () => {
    const id = await invited();
    const answers = await Promise.all([accept(id), decline(id), accept(id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await decline(id)).body).toBe(errorMessages.moveNotPossible);
  });

  test("is the invited person's alone, and too late once the position is closed", async () => {
    const id = await invited();
    for (const answer of [await accept(id, cast.leila), await decline(id, "No.", cast.leila)])
      expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.jobInviteNotFound]);
    await cast.partner.ask("changeJobStatus", { params: { id: jobId }, body: { status: "closed" } });
    const late = await accept(id);
    expect([late.statusCode, late.body]).toEqual([409, errorMessages.positionClosed]);
    expect((await decline(id)).statusCode).toBe(200);
  });

  test("notifies the poster when the inviter has left", async () => {
    expect((await invite(cast.associate)).statusCode).toBe(201);
    await cast.associate.ask("deleteAccount", { body: { password: demoPassword } });
    const [own] = await received(cast.daniel);
    expect(own?.invitedByName).toBeNull();
    await decline(own?.id ?? 0);
    expect(await latestNotification(site, cast.partner)).toMatchObject({
      title: "Daniel Reyes declined your invite",
    });
  });

  test("a deleted account leaves no invite behind", async () => {
    expect((await invite(cast.partner, cast.leila.id)).statusCode).toBe(201);
    await cast.leila.ask("deleteAccount", { body: { password: demoPassword } });
    const rows = await site.db.select().from(jobInvites).where(eq(jobInvites.jobId, jobId));
    expect(rows).toEqual([]);
  });
});
