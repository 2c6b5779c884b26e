import type { ReceivedApplication } from "@caseload/contract/hiring/applications";
import { interviewErrorMessages as messages } from "@caseload/contract/hiring/interview-moves";
import type { Interview } from "@caseload/contract/hiring/interviews";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { attempts, users } from "../../../platform/db/schema/accounts.ts";
import { interviews } from "../../../platform/db/schema/interviews.ts";
import {
  type Cast,
  createApplication,
  createHiringFirm,
  createPosting,
  latestNotification,
} from "../../../testkit/hiring.ts";
import { raceTransactions } from "../../../testkit/race-transactions.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { expireInterviews, remindOfInterviews } from "./remind-of-interviews.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  await site.db.update(users).set({ timeZone: "America/Phoenix" }).where(eq(users.id, cast.daniel.id));
});
afterAll(() => site.close());
beforeEach(async () => {
  site.time.now = new Date("2026-10-12T14:00Z");
  await site.db.delete(attempts);
  await site.db.delete(interviews);
});

const at = (startsAt: string, minutes = 30) => ({ startsAt, minutes });
const monday = at("2026-10-19T14:00:00Z");
const tuesday = at("2026-10-20T18:30:00Z");
const wednesday = at("2026-10-21T15:00:00Z", 45);

const apply = async (paralegal: { id: number } = cast.daniel) =>
  createApplication(site, paralegal, (await createPosting(site, cast)).id);

const propose = (who: Caller, applicationId: number, slots: unknown = [monday, tuesday]) =>
  who.call("proposeInterview", {
    params: { id: applicationId },
    body: { slots, mode: "video", place: "https://meet.example/1", note: "Bring a log of yours." },
  });

async function proposed(slots?: unknown, paralegal: { id: number } = cast.daniel): Promise<Interview> {
  const answer = await propose(cast.partner, await apply(paralegal), slots);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Interview>();
}

const act = (who: Caller, name: "confirmInterview" | "counterInterview", id: number, body: unknown) =>
  who.call(name, { params: { id }, body });
const confirm = (who: Caller, { id }: { id: number }, slot = 0) => act(who, "confirmInterview", id, { slot });
const counter = (who: Caller, { id }: { id: number }, slots: unknown) =>
  act(who, "counterInterview", id, { slots });
const cancel = (who: Caller, { id }: { id: number }, reason?: string) =>
  who.call("cancelInterview", { params: { id }, body: { reason } });
const decline = (who: Caller, { id }: { id: number }, reason?: string) =>
  who.call("declineInterview", { params: { id }, body: { reason } });
const outcome = (who: Caller, { id }: { id: number }, what: string) =>
  who.call("recordInterviewOutcome", { params: { id }, body: { outcome: what } });

async function scheduled(): Promise<Interview> {
  const answer = await confirm(cast.daniel, await proposed());
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Interview>();
}

const statusesOf = (answers: readonly { statusCode: number }[]): number[] =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
const refusal = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, body];

describe("a proposal", () => {
  test("shows both sides the times with both people's time zones, and notifies the applicant in both", async () => {
    const interview = await proposed();
    expect(interview).toMatchObject({
      status: "proposed",
      mode: "video",
      place: "https://meet.example/1",
      note: "Bring a log of yours.",
      slots: [
        { startsAt: "2026-10-19T14:00:00.000Z", minutes: 30 },
        { startsAt: "2026-10-20T18:30:00.000Z", minutes: 30 },
      ],
      proposedBy: "attorney",
      turn: "paralegal",
      startsAt: null,
      attorney: { name: "Margaret Okafor", timeZone: "America/New_York" },
      paralegal: { name: "Daniel Reyes", timeZone: "America/Phoenix" },
      may: { confirm: false, counter: true, decline: false, cancel: true, recordOutcome: false },
    });
    const [own] = await cast.daniel.ask<Interview[]>("listInterviews");
    expect(own).toMatchObject({ id: interview.id, may: { confirm: true, decline: true } });
    expect(await latestNotification(site, cast.daniel)).toMatchObject({
      title: "Margaret Okafor proposed an interview",
      message: expect.stringContaining(
        "October 19, 2026, 7:00 AM MST (October 19, 2026, 10:00 AM ET for Margaret Okafor)",
      ) as string,
      actionUrl: `/applications?application=${interview.applicationId}`,
    });
  });

  test("may give wall time, which is read in the proposer's time zone", async () => {
    const { slots } = await proposed([at("2026-10-19T10:00"), at("2026-11-02T10:00")]);
    expect(slots.map(({ startsAt }) => startsAt)).toEqual([
      "2026-10-19T14:00:00.000Z",
      "2026-11-02T15:00:00.000Z",
    ]);
  });

  test.each([
    ["none", [], "Please propose 1 to 5 times (slots)"],
    [
      "six",
      [1, 2, 3, 4, 5, 6].map((day) => at(`2026-10-2${day}T14:00:00Z`)),
      "Please propose 1 to 5 times (slots)",
    ],
    [
      "one in the past",
      [at("2026-10-12T13:59:00Z")],
      "Please choose a time in the future (slots.0.startsAt)",
    ],
    ["one in years", [at("2028-10-12T13:59:00Z")], "Please choose a time within a year (slots.0.startsAt)"],
    [
      "overlapping ones",
      [wednesday, at("2026-10-21T15:44:00Z")],
      "Please propose times that do not overlap (slots.1.startsAt)",
    ],
    [
      "one in the hour that daylight saving time skips",
      [monday, at("2027-03-14T02:30")],
      "Clocks in America/New_York skip this time. Please choose another one (slots.1.startsAt)",
    ],
    [
      "one in the skipped hour with an offset",
      [at("2027-03-14T02:30:00-05:00")],
      "Clocks in America/New_York skip this time. Please choose another one (slots.0.startsAt)",
    ],
    [
      "one in the hour that is repeated",
      [at("2026-11-01T01:30")],
      "Clocks in America/New_York show this time twice. Please choose another one (slots.0.startsAt)",
    ],
    [
      "an instant in the hour that is repeated",
      [at("2026-11-01T05:30:00Z")],
      "Clocks in America/New_York show this time twice. Please choose another one (slots.0.startsAt)",
    ],
    ["no time", [at("next Tuesday")], "Please enter a date and time (slots.0.startsAt)"],
    ["five minutes", [at("2026-10-19T14:00:00Z", 5)], "Please choose 10 to 240 minutes (slots.0.minutes)"],
  ])("of %s is refused with the field", async (_what, slots, text) => {
    expect(refusal(await propose(cast.partner, await apply(), slots))).toEqual([400, text]);
  });

  test("of times that touch is none that overlap", async () => {
    expect((await proposed([wednesday, at("2026-10-21T15:45:00Z")])).slots).toHaveLength(2);
  });

  test.each(["rejected", "accepted"])("on an application that is %s is refused", async (status) => {
    const id = await apply();
    await cast.partner.ask("decideApplication", { params: { id }, body: { status } });
    expect(refusal(await propose(cast.partner, id))).toEqual([409, errorMessages.applicationDecided]);
  });

  test("on a withdrawn application is refused", async () => {
    const id = await apply();
    await cast.daniel.ask("withdrawApplication", { params: { id } });
    expect(refusal(await propose(cast.partner, id))).toEqual([409, errorMessages.applicationWithdrawn]);
  });

  test("is one at a time, also of two colleagues at once", async () => {
    const id = await apply();
    const answers = await raceTransactions(site, "interviews", [
      () => propose(cast.partner, id),
      () => propose(cast.associate, id),
    ]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.body).toBe(messages.alreadyOpen);
  });

  test("is unknown to strangers, and to colleagues who do not review", async () => {
    const interview = await proposed();
    for (const who of [cast.rival, cast.priya, cast.junior])
      expect(refusal(await confirm(who, interview))).toEqual([404, messages.notFound]);
    expect(await cast.priya.ask("listInterviews")).toEqual([]);
    expect(await cast.rival.ask("listInterviews")).toEqual([]);
    expect((await propose(cast.rival, interview.applicationId)).statusCode).toBe(404);
    expect((await propose(cast.daniel, interview.applicationId)).statusCode).toBe(403);
  });
});

describe("an answer", () => {
  test("confirms one time, which both calendars show", async () => {
    const interview = await scheduled();
    expect(interview).toMatchObject({
      status: "confirmed",
      startsAt: "2026-10-19T14:00:00.000Z",
      minutes: 30,
      slots: [],
      turn: null,
      sequence: 0,
    });
    const query = { from: "2026-10-19", to: "2026-10-19" };
    for (const who of [cast.daniel, cast.partner]) {
      const { entries } = await who.ask<{ entries: unknown[] }>("listCalendar", { query });
      expect(entries).toContainEqual(
        expect.objectContaining({ kind: "interview", at: "2026-10-19T14:00:00.000Z" }),
      );
    }
    expect(await latestNotification(site, cast.partner)).toMatchObject({
      title: "Daniel Reyes confirmed the interview",
    });
  });

  test("of two colleagues at once is one's", async () => {
    const interview = await proposed();
    await counter(cast.daniel, interview, [tuesday, wednesday]);
    const answers = await raceTransactions(site, "interviews", [
      () => confirm(cast.partner, interview, 0),
      () => confirm(cast.associate, interview, 1),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json<Interview>();
    expect(answers.find(({ statusCode }) => statusCode === 409)?.body).toBe(messages.justUpdated);
    const [now] = await cast.daniel.ask<Interview[]>("listInterviews");
    expect(now).toMatchObject({ id: interview.id, status: "confirmed", startsAt: winner?.startsAt });
  });

  test("belongs to the other side", async () => {
    const interview = await proposed();
    expect(refusal(await confirm(cast.partner, interview))).toEqual([409, messages.ownProposal]);
    expect(refusal(await decline(cast.partner, interview))).toEqual([409, messages.ownProposal]);
  });

  test("names a time that was proposed and is still ahead", async () => {
    const interview = await proposed();
    expect(refusal(await confirm(cast.daniel, interview, 2))).toEqual([400, messages.slotMissing]);
    expect((await confirm(cast.daniel, interview, 5)).statusCode).toBe(400);
    site.time.now = new Date("2026-10-19T14:00Z");
    expect(refusal(await confirm(cast.daniel, interview, 0))).toEqual([409, messages.slotPast]);
    expect((await confirm(cast.daniel, interview, 1)).statusCode).toBe(200);
  });

  test("may decline with a reason, which ends it", async () => {
    const interview = await proposed();
    const declined = await decline(cast.daniel, interview, "I am in trial until November.");
    expect(declined.json()).toMatchObject({
      status: "declined",
      reason: "I am in trial until November.",
      endedBy: "paralegal",
    });
    expect(refusal(await confirm(cast.daniel, interview))).toEqual([409, messages.nothingProposed]);
    expect((await propose(cast.partner, interview.applicationId)).statusCode).toBe(201);
  });

  test("may propose other times, which are checked alike", async () => {
    const interview = await proposed();
    const past = [at("2026-10-01T14:00:00Z")];
    expect(refusal(await counter(cast.daniel, interview, past))).toEqual([
      400,
      "Please choose a time in the future (slots.0.startsAt)",
    ]);
    const countered = await counter(cast.daniel, interview, [wednesday]);
    expect(countered.json()).toMatchObject({ status: "proposed", proposedBy: "paralegal", turn: "attorney" });
    expect(await latestNotification(site, cast.partner)).toMatchObject({
      title: "Daniel Reyes proposed other interview times",
      actionUrl: `/applicants?application=${interview.applicationId}`,
    });
    expect((await confirm(cast.associate, interview)).json()).toMatchObject({
      status: "confirmed",
      startsAt: "2026-10-21T15:00:00.000Z",
      minutes: 45,
    });
  });
});

describe("a scheduled interview", () => {
  test("keeps its time until a move is confirmed, or the move is declined", async () => {
    const interview = await scheduled();
    const moving = (await counter(cast.partner, interview, [wednesday])).json<Interview>();
    expect(moving).toMatchObject({
      status: "confirmed",
      startsAt: "2026-10-19T14:00:00.000Z",
      turn: "paralegal",
    });
    expect((await decline(cast.daniel, interview)).json()).toMatchObject({
      status: "confirmed",
      startsAt: "2026-10-19T14:00:00.000Z",
      slots: [],
    });
    await counter(cast.daniel, interview, [wednesday]);
    expect((await confirm(cast.partner, interview)).json()).toMatchObject({
      status: "confirmed",
      startsAt: "2026-10-21T15:00:00.000Z",
      sequence: 1,
    });
  });

  test("is canceled by either side before it starts", async () => {
    const interview = await scheduled();
    expect((await cancel(cast.daniel, interview, "A trial was moved.")).json()).toMatchObject({
      status: "cancelled",
      reason: "A trial was moved.",
      endedBy: "paralegal",
      sequence: 1,
    });
    expect(refusal(await cancel(cast.partner, interview))).toEqual([409, messages.notOpen]);
    const started = await scheduled();
    site.time.now = new Date("2026-10-19T14:00Z");
    expect(refusal(await cancel(cast.partner, started))).toEqual([409, messages.hasStarted]);
    expect(refusal(await counter(cast.partner, started, [wednesday]))).toEqual([409, messages.hasStarted]);
  });

  test.each(["held", "no_show"])("is recorded as %s once it has started, once", async (what) => {
    const interview = await scheduled();
    expect(refusal(await outcome(cast.partner, interview, what))).toEqual([409, messages.notStarted]);
    expect(refusal(await outcome(cast.partner, interview, "late"))).toEqual([
      400,
      "Please choose held or no_show (outcome)",
    ]);
    site.time.now = new Date("2026-10-19T14:01Z");
    expect((await outcome(cast.partner, interview, what)).json()).toMatchObject({
      status: what,
      endedBy: "attorney",
    });
    expect(refusal(await outcome(cast.daniel, interview, "held"))).toEqual([409, messages.notOpen]);
    const decided = await cast.partner.ask<ReceivedApplication>("decideApplication", {
      params: { id: interview.applicationId },
      body: { status: "accepted" },
    });
    expect(decided.status).toBe("accepted");
  });

  test("reminds both sides a day and an hour before, once each", async () => {
    const interview = await scheduled();
    const remindAt = async (iso: string) => {
      site.time.now = new Date(iso);
      return remindOfInterviews(site.db, site.time.now);
    };
    expect(await remindAt("2026-10-18T13:59Z")).toBe(0);
    expect(await remindAt("2026-10-18T14:00Z")).toBe(1);
    for (const who of [cast.daniel, cast.partner])
      expect(await latestNotification(site, who)).toMatchObject({
        type: "reminder",
        title: "Interview within 24 hours",
      });
    expect(await remindAt("2026-10-18T14:01Z")).toBe(0);
    expect(await remindAt("2026-10-19T13:00Z")).toBe(1);
    expect(await latestNotification(site, cast.daniel)).toMatchObject({
      title: "Interview within the hour",
      message: expect.stringContaining("7:00 AM MST (October 19, 2026, 10:00 AM ET for Margaret") as string,
    });
    expect(await remindAt("2026-10-19T13:30Z")).toBe(0);
    await cast.partner.call("cancelInterview", { params: { id: interview.id } });
  });

  test("that is confirmed within a day of its time is reminded of an hour before only", async () => {
    const interview = await proposed([at("2026-10-13T12:00:00Z")]);
    await confirm(cast.daniel, interview);
    expect(await remindOfInterviews(site.db, site.time.now)).toBe(0);
    expect(await remindOfInterviews(site.db, new Date("2026-10-13T11:30Z"))).toBe(1);
  });

  test.each([
    ["rejected", () => cast.partner, "decideApplication", { status: "rejected" }],
    ["withdrawn", () => cast.daniel, "withdrawApplication", undefined],
    ["accepted", () => cast.partner, "decideApplication", { status: "accepted" }],
  ] as const)("is canceled when the application is %s", async (_status, who, name, body) => {
    const { id, applicationId } = await scheduled();
    await who().ask(name, { params: { id: applicationId }, ...(body && { body }) });
    const [interview] = await cast.daniel.ask<Interview[]>("listInterviews", { query: { applicationId } });
    expect(interview).toMatchObject({ id, status: "cancelled", endedBy: null, sequence: 1 });
  });
});

test("a proposal expires with its last time, and both sides are notified", async () => {
  const interview = await proposed();
  expect(await expireInterviews(site.db, new Date("2026-10-20T18:29Z"))).toBe(0);
  expect(await expireInterviews(site.db, new Date("2026-10-20T18:30Z"))).toBe(1);
  const [expired] = await cast.daniel.ask<Interview[]>("listInterviews", { query: { status: "expired" } });
  expect(expired).toMatchObject({ id: interview.id, status: "expired", slots: [], turn: null });
  for (const who of [cast.daniel, cast.partner])
    expect(await latestNotification(site, who)).toMatchObject({ title: "Interview proposal expired" });
});

test("a move that nobody answers lapses, and the interview keeps its time", async () => {
  const interview = await proposed([tuesday]);
  await confirm(cast.daniel, interview);
  await counter(cast.daniel, interview, [monday]);
  expect(await expireInterviews(site.db, new Date("2026-10-19T14:00Z"))).toBe(1);
  const query = { applicationId: interview.applicationId };
  expect(await cast.daniel.ask("listInterviews", { query })).toMatchObject([
    { status: "confirmed", startsAt: "2026-10-20T18:30:00.000Z", turn: null },
  ]);
});
