import type { Job, JobDetail, OwnJob } from "@caseload/contract/jobs/jobs";
import { postingErrorMessages } from "@caseload/contract/jobs/posting-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Cast, createPosting } from "../../../testkit/hiring.ts";
import {
  noneHandled,
  createUnansweredApplications,
  runMinuteTasks,
  timeTravelOf,
  applyNow,
} from "../../../testkit/unanswered-applications.ts";
import { openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
let jobId: number;
let first: number;
let second: number;
let reach: ReturnType<typeof timeTravelOf>["reach"];
let titlesSince: ReturnType<typeof timeTravelOf>["titlesSince"];

beforeEach(async () => {
  site = await openSite();
  ({ cast, jobId, first, second } = await createUnansweredApplications(site));
  ({ reach, titlesSince } = timeTravelOf(site));
});
afterEach(() => site.close());

const start = new Date("2026-06-01T15:00:00Z");
const read = (who: Pick<Cast["daniel"], "ask"> = cast.leila) =>
  who.ask<JobDetail>("getJob", { params: { id: jobId } });
const isPaused = async () => (await read()).pausedAt !== null;
const decide = (id: number, status: "rejected" | "reviewing" | "accepted") =>
  cast.partner.ask("decideApplication", { params: { id }, body: { status } });
const write = (to: { id: number }) =>
  cast.managing.ask("sendMessage", { body: { receiverId: to.id, content: "We decide on Friday." } });
const own = async (): Promise<OwnJob | undefined> =>
  (await cast.partner.ask<OwnJob[]>("listAttorneyJobs", { params: { userId: cast.partner.id } })).find(
    ({ id }) => id === jobId,
  );
/** Reminder, warning and pause, each at its time. */
async function pause() {
  await reach("2026-06-04T12:00:00Z");
  await reach("2026-06-14T12:00:00Z");
  expect(await reach("2026-06-15T12:00:00Z")).toEqual({ ...noneHandled, paused: 1 });
}

describe("silence", () => {
  test("is reminded of on the third day, announced on the thirteenth, and pauses on the fourteenth, each once", async () => {
    expect(await reach("2026-06-04T11:59:59Z")).toEqual(noneHandled);
    expect(await reach("2026-06-04T12:00:00Z")).toEqual({ ...noneHandled, reminded: 1 });
    expect(await reach("2026-06-14T11:59:59Z")).toEqual(noneHandled);
    expect(await reach("2026-06-14T12:00:00Z")).toEqual({ ...noneHandled, warned: 1 });
    expect((await own())?.silence.pausesAt).toBe("2026-06-15T12:00:00.000Z");
    expect(await reach("2026-06-15T11:59:59Z")).toEqual(noneHandled);
    expect(await isPaused()).toBe(false);
    expect(await reach("2026-06-15T12:00:00Z")).toEqual({ ...noneHandled, paused: 1 });
    expect((await read()).pausedAt).toBe("2026-06-15T12:00:00.000Z");
    expect(await reach("2026-06-16T12:00:00Z")).toEqual(noneHandled);
    const words = [
      "2 applicants are waiting for your response",
      "A posting will be paused on June 15, 2026",
      "A posting is paused",
    ];
    for (const reviewer of [cast.partner, cast.managing, cast.associate])
      expect(await titlesSince(reviewer, start)).toEqual(words);
    for (const other of [cast.junior, cast.rival, cast.daniel, cast.leila])
      expect(await titlesSince(other, start)).toEqual([]);
  });

  test("four processes at once notify once", async () => {
    const moment = async (instant: string) => {
      const now = (site.time.now = new Date(instant));
      await Promise.all([1, 2, 3, 4].map(() => runMinuteTasks(site, now)));
    };
    for (const instant of ["2026-06-04T12:00:00Z", "2026-06-14T12:00:00Z", "2026-06-15T12:00:00Z"])
      await moment(instant);
    expect(await titlesSince(cast.partner, start)).toHaveLength(3);
    expect(await isPaused()).toBe(true);
  });

  test("an outage of weeks brings one reminder, and no pause without a day's warning", async () => {
    expect(await reach("2026-06-20T19:00:00Z")).toEqual({ ...noneHandled, reminded: 1 });
    expect(await reach("2026-06-20T19:01:00Z")).toEqual(noneHandled);
    expect(await reach("2026-06-21T19:00:00Z")).toEqual({ ...noneHandled, warned: 1 });
    expect(await reach("2026-06-22T18:59:59Z")).toEqual(noneHandled);
    expect(await reach("2026-06-22T19:00:00Z")).toEqual({ ...noneHandled, paused: 1 });
  });

  test.each(["rejected", "reviewing"] as const)(
    "ends when every applicant is answered: %s",
    async (status) => {
      await reach("2026-06-04T12:00:00Z");
      await decide(first, status);
      await write(cast.priya);
      expect((await own())?.silence).toMatchObject({ waiting: 0, since: null, pausesAt: null });
      expect(await reach("2026-06-20T12:00:00Z")).toEqual(noneHandled);
      expect(await isPaused()).toBe(false);
    },
  );

  test("viewing is not an answer; one answer leaves the other unanswered", async () => {
    await cast.partner.ask("getApplication", { params: { id: first } });
    await decide(second, "reviewing");
    expect(await reach("2026-06-04T12:00:00Z")).toEqual({ ...noneHandled, reminded: 1 });
    expect(await titlesSince(cast.partner, site.time.now)).toEqual([
      "1 applicant is waiting for your response",
    ]);
  });

  test("later applicants have their own reminder and warning once the first are answered", async () => {
    await reach("2026-06-04T12:00:00Z");
    site.time.now = new Date("2026-06-05T15:00:00Z");
    await applyNow(site, cast.leila, jobId);
    await decide(first, "rejected");
    await write(cast.priya);
    expect(await reach("2026-06-08T11:59:00Z")).toEqual(noneHandled);
    expect(await reach("2026-06-08T12:00:00Z")).toEqual({ ...noneHandled, reminded: 1 });
  });

  test("answering the first clears a warning that is not due for later applicants yet", async () => {
    await reach("2026-06-04T12:00:00Z");
    site.time.now = new Date("2026-06-04T11:00:00Z");
    await applyNow(site, cast.leila, jobId);
    await reach("2026-06-14T12:00:00Z");
    await decide(first, "rejected");
    await decide(second, "rejected");
    expect((await own())?.silence).toMatchObject({ waiting: 1, pausesAt: null });
    expect(await reach("2026-06-15T12:00:00Z")).toEqual(noneHandled);
    expect(await reach("2026-06-17T12:00:00Z")).toEqual({ ...noneHandled, warned: 1 });
    expect(await reach("2026-06-18T12:00:00Z")).toEqual({ ...noneHandled, paused: 1 });
  });

  test("closed postings, also by their deadline, are left alone", async () => {
    const closesAt = new Date("2026-06-14T03:59:59.999Z");
    const { id } = await createPosting(site, cast, { deadline: "2026-06-13", closesAt });
    site.time.now = start;
    await applyNow(site, cast.daniel, id);
    await cast.partner.ask("changeJobStatus", { params: { id: jobId }, body: { status: "closed" } });
    expect(await reach("2026-06-04T12:00:00Z")).toEqual({ ...noneHandled, reminded: 1 });
    for (const day of ["14", "15", "16", "30"])
      expect(await reach(`2026-06-${day}T12:00:00Z`)).toEqual(noneHandled);
  });
});

describe("a paused posting", () => {
  beforeEach(pause);

  test("accepts no application and no invite, and says why", async () => {
    const coverLetter = "I have done this work for nine years and can start now.";
    const applied = await cast.leila.call("apply", { body: { jobId, coverLetter } });
    expect([applied.statusCode, applied.body]).toEqual([409, errorMessages.positionPaused]);
    const invited = await cast.partner.call("inviteToJob", {
      params: { id: cast.leila.id },
      body: { jobId, message: "Your privilege logs are what we need." },
    });
    expect([invited.statusCode, invited.body]).toEqual([409, errorMessages.positionPaused]);
  });

  test("resumes with the last answer of any kind", async () => {
    await decide(first, "rejected");
    expect(await isPaused()).toBe(true);
    await write(cast.priya);
    expect(await isPaused()).toBe(false);
    expect((await cast.leila.ask<Job[]>("listJobs")).map(({ id }) => id)).toEqual([jobId]);
    expect((await titlesSince(cast.partner, site.time.now)).at(-1)).toBe("A posting is open again");
    expect(await reach("2026-07-15T12:00:00Z")).toEqual(noneHandled);
  });

  test("resumes within a minute when the unanswered applicants withdraw", async () => {
    for (const [who, id] of [
      [cast.daniel, first],
      [cast.priya, second],
    ] as const)
      await who.ask("withdrawApplication", { params: { id } });
    expect(await reach("2026-06-15T12:05:00Z")).toEqual({ ...noneHandled, resumed: 1 });
    expect(await isPaused()).toBe(false);
  });

  test("is resumed by its poster once no application is overdue, even if some are unanswered", async () => {
    site.time.now = new Date("2026-06-10T15:00:00Z");
    await applyNow(site, cast.leila, jobId);
    site.time.now = new Date("2026-06-15T15:00:00Z");
    const resume = () => cast.partner.call("resumeJob", { params: { id: jobId } });
    const early = await resume();
    expect([early.statusCode, early.body]).toEqual([409, postingErrorMessages.stillWaiting]);
    expect((await own())?.silence).toMatchObject({ waiting: 3, mayResume: false });
    await decide(first, "rejected");
    await decide(second, "rejected");
    expect(await isPaused()).toBe(true);
    expect((await own())?.silence).toMatchObject({ waiting: 1, mayResume: true });
    for (const _twice of [1, 2]) expect((await resume()).statusCode).toBe(200);
    expect(await isPaused()).toBe(false);
    expect(await reach("2026-06-15T15:01:00Z")).toEqual({ ...noneHandled, reminded: 1 });
    expect(await reach("2026-06-23T12:00:00Z")).toEqual({ ...noneHandled, warned: 1 });
    expect(await reach("2026-06-24T12:00:00Z")).toEqual({ ...noneHandled, paused: 1 });
  });

  test("of its firm's own doing stays paused when all applicants have an answer, until it is resumed", async () => {
    const pauseIt = (who: Pick<Cast["daniel"], "call">) => who.call("pauseJob", { params: { id: jobId } });
    expect(await read()).toMatchObject({ pausedByFirm: false });
    for (const _twice of [1, 2]) expect((await pauseIt(cast.partner)).statusCode).toBe(200);
    expect(await read()).toMatchObject({ pausedByFirm: true });
    for (const id of [first, second]) await decide(id, "rejected");
    expect(await reach("2026-06-15T12:05:00Z")).toEqual(noneHandled);
    expect(await isPaused()).toBe(true);
    await cast.partner.ask("resumeJob", { params: { id: jobId } });
    expect(await read()).toMatchObject({ pausedAt: null, pausedByFirm: false });
    await cast.partner.ask("changeJobStatus", { params: { id: jobId }, body: { status: "closed" } });
    const answers = [];
    for (const who of [cast.partner, cast.associate, cast.rival, cast.daniel, site.anonymous])
      answers.push((await pauseIt(who)).statusCode);
    expect(answers).toEqual([409, 403, 404, 404, 401]);
  });

  test("is resumed by no one else", async () => {
    await decide(first, "rejected");
    const answers = [];
    for (const who of [cast.associate, cast.rival, cast.daniel, site.anonymous])
      answers.push((await who.call("resumeJob", { params: { id: jobId } })).statusCode);
    expect(answers).toEqual([403, 404, 404, 401]);
  });

  test("stays paused through closing and reopening", async () => {
    for (const status of ["closed", "open"])
      await cast.partner.ask("changeJobStatus", { params: { id: jobId }, body: { status } });
    expect(await isPaused()).toBe(true);
    await decide(first, "rejected");
    await decide(second, "rejected");
    expect(await isPaused()).toBe(false);
  });

  test("closes at its deadline all the same, and cannot be resumed then", async () => {
    await cast.partner.ask("changeJobStatus", { params: { id: jobId }, body: { status: "closed" } });
    expect(await read()).toMatchObject({ status: "closed", pausedAt: null });
    const answer = await cast.partner.call("resumeJob", { params: { id: jobId } });
    expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.moveNotPossible]);
  });
});
