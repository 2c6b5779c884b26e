import type { TimeEntry, TimeSummary } from "@caseload/contract/engagements/time-entries";
import type { Timesheet } from "@caseload/contract/engagements/timesheets";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { supervisionEntries, timeEntries, timesheets } from "../../../platform/db/schema/time.ts";
import { approve, record, startEngagement, submitWeek } from "../../../testkit/engagement.ts";
import { type Cast, createHiringFirm, latestNotification } from "../../../testkit/hiring.ts";
import { amend, hourlyAt, sign } from "../../../testkit/negotiate.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { approveUnanswered, remindOfTimesheets } from "./answer-timesheet.ts";

/** A Thursday, 4 PM in New York. */
const thursday = new Date("2026-11-19T21:00:00Z");
const monday = "2026-11-16";
const dayMs = 86_400_000;
const later = (days: number): Date => new Date(thursday.getTime() + days * dayMs);

let site: Site;
let cast: Cast;
let id: number;
beforeAll(async () => {
  site = await openSite();
  site.time.now = new Date("2026-11-16T14:00:00Z");
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.delete(timeEntries);
  await site.db.delete(timesheets);
  site.time.now = new Date("2026-11-16T14:00:00Z");
  id = await startEngagement(site, cast, { ...hourlyAt(5_400), startsOn: monday });
  site.time.now = thursday;
});

const create = (body: unknown, who = cast.daniel) => who.call("createTimeEntry", { params: { id }, body });
const entry = { day: "2026-11-19", minutes: 66, narrative: "Drafted 118 privilege log entries." };
const listFor = (who: Cast["daniel"], query: Record<string, string> = {}) =>
  who.ask<TimeEntry[]>("listContractTime", { params: { id }, query });
const summaryFor = (who: Cast["daniel"]) => who.ask<TimeSummary>("getTimeSummary", { params: { id } });

describe("recording", () => {
  test("an entry has its pay, rounded half up, and is a draft that the firm does not see", async () => {
    const stored = await record(cast.daniel, id, {
      ...entry,
      minutes: 6,
      taskCode: "L320",
      activityCode: "A103",
    });
    expect(stored).toMatchObject({
      minutes: 6,
      rateCents: 5_400,
      cents: 540,
      status: "draft",
      contemporaneous: true,
    });
    expect(await listFor(cast.daniel)).toEqual([stored]);
    expect(await listFor(cast.partner)).toEqual([]);
    expect(await summaryFor(cast.daniel)).toMatchObject({ draftMinutes: 6, earnedCents: 0 });
    expect(await summaryFor(cast.partner)).toMatchObject({ draftMinutes: 0 });
  });

  test.each([
    [{ minutes: 0 }, "Please enter time in steps of 0.1 hours (6 minutes), from 0.1 to 24 hours (minutes)"],
    [{ minutes: -6 }, "Please enter time in steps of 0.1 hours (6 minutes), from 0.1 to 24 hours (minutes)"],
    [{ minutes: 10 }, "Please enter time in steps of 0.1 hours (6 minutes), from 0.1 to 24 hours (minutes)"],
    [{ minutes: 6.5 }, "Please enter time in steps of 0.1 hours (6 minutes), from 0.1 to 24 hours (minutes)"],
    [
      { minutes: 1_446 },
      "Please enter time in steps of 0.1 hours (6 minutes), from 0.1 to 24 hours (minutes)",
    ],
    [{ narrative: " " }, "Please say what you did (narrative)"],
    [{ taskCode: "L999" }, "Please choose a task code from the list (taskCode)"],
    [{ day: "2026-11-20" }, "Time can't be recorded for a day in the future (day)"],
    [
      { day: "2026-11-15" },
      "Work on this contract started on November 16, 2026. Choose that day or a later one (day)",
    ],
    [{ day: "2026-02-30" }, "Please enter a date (day)"],
  ])("%j is refused, and nothing is stored", async (change, text) => {
    const answer = await create({ ...entry, ...change });
    expect([answer.statusCode, answer.body]).toEqual([400, text]);
    expect(await listFor(cast.daniel)).toEqual([]);
  });

  test("the day is the paralegal's, also shortly before midnight", async () => {
    site.time.now = new Date("2026-11-20T04:30:00Z");
    expect((await create({ ...entry, day: "2026-11-20" })).statusCode).toBe(400);
    expect((await create({ ...entry, day: "2026-11-19" })).statusCode).toBe(201);
  });

  test("a day has 24 hours over all contracts", async () => {
    const other = await startEngagement(site, cast, { ...hourlyAt(6_000), startsOn: monday });
    site.time.now = thursday;
    await record(cast.daniel, other, { day: entry.day, minutes: 1_380 });
    const answer = await create(entry);
    expect([answer.statusCode, answer.body]).toEqual([
      400,
      "A day has 24 hours, and you can record 1.0 h more on this one (minutes)",
    ]);
    expect((await create({ ...entry, minutes: 60 })).statusCode).toBe(201);
    expect((await create({ ...entry, minutes: 6 })).body).toContain("you have recorded all of them");
  });

  test("more than the cap is refused with the time left; at 80 percent both sides are notified once", async () => {
    site.time.now = new Date("2026-11-16T14:00:00Z");
    const pay = { kind: "hourly", rateCents: 5_400, capMinutes: 600 } as const;
    id = await startEngagement(site, cast, { pay, startsOn: monday });
    site.time.now = thursday;
    await record(cast.daniel, id, { day: entry.day, minutes: 474 });
    expect((await latestNotification(site, cast.partner))?.title).not.toBe("80% of the cap reached");
    await record(cast.daniel, id, {
      day: entry.day,
      minutes: 6,
      narrative: "Corrected the log of batch 31.",
    });
    for (const person of [cast.partner, cast.daniel])
      expect(await latestNotification(site, person)).toMatchObject({
        title: "80% of the cap reached",
        message: expect.stringContaining("8.0 h of the 10.0 h cap"),
      });
    const before = await latestNotification(site, cast.daniel);
    await record(cast.daniel, id, { day: entry.day, minutes: 12 });
    expect((await latestNotification(site, cast.daniel))?.id).toBe(before?.id);
    const answer = await create({ ...entry, minutes: 114 });
    expect([answer.statusCode, answer.body]).toEqual([
      409,
      "The cap of this contract has 1.8 h left. Record less, or ask for an amendment.",
    ]);
    expect(await summaryFor(cast.daniel)).toMatchObject({ capMinutes: 600, draftMinutes: 492 });
  });

  test("ten entries at once never exceed the cap", async () => {
    site.time.now = new Date("2026-11-16T14:00:00Z");
    const pay = { kind: "hourly", rateCents: 5_400, capMinutes: 300 } as const;
    id = await startEngagement(site, cast, { pay, startsOn: monday });
    site.time.now = thursday;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        create({ ...entry, minutes: 60, narrative: `Reviewed volume ${at}.` }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    expect(await summaryFor(cast.daniel)).toMatchObject({ draftMinutes: 300 });
  });

  test("only the contract's paralegal records time, and only while it is in progress", async () => {
    for (const [who, status] of [
      [cast.partner, 404],
      [cast.rival, 404],
      [cast.leila, 404],
    ] as const)
      expect((await create(entry, who)).statusCode).toBe(status);
    await cast.partner.ask("completeContract", { params: { id } });
    const answer = await create(entry);
    expect([answer.statusCode, answer.body]).toEqual([
      409,
      "Time can be recorded while the contract is in progress.",
    ]);
  });

  test("the same entry within five seconds is one entry", async () => {
    const click = () => cast.daniel.call("createTimeEntry", { params: { id }, body: entry, key: null });
    const answers = await Promise.all([click(), click()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await listFor(cast.daniel)).toHaveLength(1);
  });

  test("entries recorded more than seven days later say so", async () => {
    site.time.now = new Date("2026-11-24T14:00:00Z");
    expect(await record(cast.daniel, id, { day: "2026-11-17" })).toMatchObject({ contemporaneous: true });
    const late = await record(cast.daniel, id, { day: "2026-11-16" });
    expect(late).toMatchObject({ contemporaneous: false });
    expect(late.hints).toEqual([{ kind: "late", text: "Recorded more than 7 days after the work." }]);
  });

  test("time keeps the rate of its day when an amendment changes the rate", async () => {
    const before = await record(cast.daniel, id, { day: "2026-11-18" });
    await sign(cast.partner, id, await amend(cast.daniel, id, 6_000, { consent: true }));
    expect(await record(cast.daniel, id, { day: "2026-11-17" })).toMatchObject({ rateCents: 5_400 });
    expect(await record(cast.daniel, id, { day: "2026-11-19" })).toMatchObject({
      rateCents: 6_000,
      cents: 6_000,
    });
    expect(await listFor(cast.daniel)).toContainEqual(before);
  });
});

describe("editing", () => {
  test("drafts are changed and deleted by their author only", async () => {
    const { id: entryId } = await record(cast.daniel, id, entry);
    const change = (who: Cast["daniel"], body: unknown) =>
      who.call("changeTimeEntry", { params: { id: entryId }, body });
    expect((await change(cast.leila, { minutes: 12 })).statusCode).toBe(404);
    expect((await change(cast.partner, { minutes: 12 })).statusCode).toBe(404);
    expect((await change(cast.daniel, {})).statusCode).toBe(400);
    expect((await change(cast.daniel, { minutes: 12, clerical: true })).json()).toMatchObject({
      minutes: 12,
      clerical: true,
      narrative: entry.narrative,
    });
    await cast.daniel.ask("deleteTimeEntry", { params: { id: entryId } });
    expect(await listFor(cast.daniel)).toEqual([]);
    expect((await change(cast.daniel, { minutes: 12 })).statusCode).toBe(404);
  });

  test("submitted time is locked, returned time is not, and leaves its timesheet with its week", async () => {
    const { id: entryId } = await record(cast.daniel, id, entry);
    const sheet = await submitWeek(cast.daniel, id, monday);
    const change = (body: unknown) => cast.daniel.call("changeTimeEntry", { params: { id: entryId }, body });
    expect((await change({ minutes: 12 })).statusCode).toBe(409);
    expect((await cast.daniel.call("deleteTimeEntry", { params: { id: entryId } })).statusCode).toBe(409);
    await cast.partner.ask("returnTimesheet", {
      params: { id: sheet.id },
      body: { reason: "Name the batches." },
    });
    site.time.now = new Date("2026-11-24T15:00:00Z");
    expect((await change({ day: "2026-11-23" })).json()).toMatchObject({
      status: "draft",
      timesheetId: null,
    });
    expect(await cast.daniel.ask("listTimesheets", { params: { id } })).toEqual([]);
  });
});

describe("timesheets", () => {
  test("a week is submitted, returned with comments, submitted again, approved and locked", async () => {
    const first = await record(cast.daniel, id, { day: "2026-11-17", narrative: "Reviewed documents." });
    await record(cast.daniel, id, { day: "2026-11-18", minutes: 90, clerical: true });
    const sheet = await submitWeek(cast.daniel, id, monday);
    expect(sheet).toMatchObject({
      status: "submitted",
      entries: 2,
      minutes: 150,
      clericalMinutes: 90,
      cents: 13_500,
      mayDecide: false,
    });
    expect(await latestNotification(site, cast.partner)).toMatchObject({ title: "Timesheet submitted" });
    expect(await listFor(cast.partner, { week: monday })).toHaveLength(2);

    const comments = [{ entryId: first.id, text: "Which batches?" }];
    await cast.partner.ask("returnTimesheet", {
      params: { id: sheet.id },
      body: { reason: "Please add document ranges.", comments },
    });
    expect(await latestNotification(site, cast.daniel)).toMatchObject({
      title: "Timesheet returned",
      message: expect.stringContaining("Please add document ranges."),
    });
    const [returned] = await listFor(cast.daniel, { week: monday }).then((rows) =>
      rows.filter((row) => row.id === first.id),
    );
    expect(returned).toMatchObject({
      status: "returned",
      hints: [{ kind: "vague" }],
      comments: [{ authorName: "Margaret Okafor", text: "Which batches?" }],
    });

    const narrative = "Reviewed Ames batch 32, 180 documents.";
    await cast.daniel.ask("changeTimeEntry", { params: { id: first.id }, body: { narrative } });
    expect(await submitWeek(cast.daniel, id, monday)).toMatchObject({
      id: sheet.id,
      status: "submitted",
      reason: null,
    });
    expect(await approve(cast.managing, sheet.id)).toMatchObject({
      status: "approved",
      decidedByName: "Ingrid Lindqvist",
    });
    expect((await cast.daniel.call("deleteTimeEntry", { params: { id: first.id } })).statusCode).toBe(409);
    expect(await summaryFor(cast.partner)).toMatchObject({ approvedMinutes: 150, earnedCents: 13_500 });
    const log = await site.db.select().from(supervisionEntries).where(eq(supervisionEntries.contractId, id));
    expect(log.map(({ kind, authorId }) => [kind, authorId])).toEqual([
      ["timesheet_returned", cast.partner.id],
      ["timesheet_approved", cast.managing.id],
    ]);
    expect(log[0]?.text).toContain("Please add document ranges.");
    await expect(site.db.update(supervisionEntries).set({ text: "All good." })).rejects.toThrow();
  });

  test("a week without time, one that awaits an answer and a Tuesday are refused", async () => {
    const submit = (weekStart: string) =>
      cast.daniel.call("submitTimesheet", { params: { id }, body: { weekStart } });
    expect((await submit(monday)).body).toBe("This week has no time to submit.");
    expect((await submit("2026-11-17")).body).toBe(
      "Please name the Monday that the week starts on (weekStart)",
    );
    await record(cast.daniel, id, entry);
    await submitWeek(cast.daniel, id, monday);
    site.time.now = new Date(thursday.getTime() + 60_000);
    await record(cast.daniel, id, { day: "2026-11-18" });
    expect((await submit(monday)).statusCode).toBe(409);
  });

  test("a further timesheet of the same week follows an approval", async () => {
    await record(cast.daniel, id, entry);
    await approve(cast.partner, (await submitWeek(cast.daniel, id, monday)).id);
    site.time.now = new Date(thursday.getTime() + 60_000);
    await record(cast.daniel, id, { day: "2026-11-18" });
    expect(await submitWeek(cast.daniel, id, monday)).toMatchObject({ entries: 1, status: "submitted" });
    expect(await cast.partner.ask("listTimesheets", { params: { id } })).toHaveLength(2);
  });

  test("the supervising attorney and signers decide; colleagues read; others learn nothing", async () => {
    await record(cast.daniel, id, entry);
    const sheet = await submitWeek(cast.daniel, id, monday);
    const approveAs = async (who: Cast["daniel"]) =>
      (await who.call("approveTimesheet", { params: { id: sheet.id } })).statusCode;
    expect(await approveAs(cast.associate)).toBe(403);
    expect(await approveAs(cast.junior)).toBe(404);
    expect(await approveAs(cast.rival)).toBe(404);
    expect(await approveAs(cast.daniel)).toBe(404);
    expect(await cast.associate.ask<Timesheet[]>("listTimesheets", { params: { id } })).toMatchObject([
      { mayDecide: false },
    ]);
    expect(await cast.managing.ask<Timesheet[]>("listTimesheets", { params: { id } })).toMatchObject([
      { mayDecide: true },
    ]);
    const answers = await Promise.all([approveAs(cast.partner), approveAs(cast.managing)]);
    expect(answers.toSorted()).toEqual([200, 409]);
  });

  test("a comment on an entry of another timesheet is refused, and the timesheet is not answered", async () => {
    await record(cast.daniel, id, entry);
    const draft = await record(cast.daniel, id, { day: "2026-11-17", minutes: 6 });
    const sheet = await submitWeek(cast.daniel, id, monday);
    const other = { entryId: draft.id + 1_000, text: "Which?" };
    const answer = await cast.partner.call("approveTimesheet", {
      params: { id: sheet.id },
      body: { comments: [other] },
    });
    expect(answer.statusCode).toBe(400);
    expect(await approve(cast.partner, sheet.id)).toMatchObject({ status: "approved" });
  });

  test("an unanswered timesheet is brought to mind after 2 and 4 days, and approves itself where the terms say so", async () => {
    site.time.now = new Date("2026-11-16T14:00:00Z");
    id = await startEngagement(site, cast, { ...hourlyAt(5_400), startsOn: monday, autoApproveDays: 5 });
    site.time.now = thursday;
    await record(cast.daniel, id, entry);
    const sheet = await submitWeek(cast.daniel, id, monday);
    expect(sheet.approvesItselfAt).toBe(later(5).toISOString());
    expect(await remindOfTimesheets(site.db, later(1.9))).toBe(0);
    expect(await remindOfTimesheets(site.db, later(2))).toBe(1);
    expect(await remindOfTimesheets(site.db, later(3))).toBe(0);
    expect(await remindOfTimesheets(site.db, later(4))).toBe(1);
    expect(await remindOfTimesheets(site.db, later(4.5))).toBe(0);
    expect(await latestNotification(site, cast.partner)).toMatchObject({
      title: "Timesheet awaiting approval",
    });
    expect(await approveUnanswered(site.db, later(4.9))).toBe(0);
    expect(await approveUnanswered(site.db, later(5))).toBe(1);
    expect(await approveUnanswered(site.db, later(6))).toBe(0);
    const [row] = await cast.daniel.ask<Timesheet[]>("listTimesheets", { params: { id } });
    expect(row).toMatchObject({ status: "approved", decidedByName: null });
  });

  test("without such terms a timesheet waits", async () => {
    await record(cast.daniel, id, entry);
    await submitWeek(cast.daniel, id, monday);
    expect(await approveUnanswered(site.db, later(40))).toBe(0);
  });
});

describe("reversing", () => {
  test("approved time is corrected by an entry with the same time subtracted, once", async () => {
    const { id: entryId } = await record(cast.daniel, id, entry);
    const reverse = (who = cast.daniel) =>
      who.call("reverseTimeEntry", { params: { id: entryId }, body: { reason: "Recorded twice." } });
    expect((await reverse()).statusCode).toBe(409);
    await approve(cast.partner, (await submitWeek(cast.daniel, id, monday)).id);
    expect((await reverse(cast.leila)).statusCode).toBe(404);
    expect((await reverse()).json()).toMatchObject({
      minutes: -66,
      cents: -5_940,
      status: "approved",
      reverses: entryId,
    });
    site.time.now = new Date(thursday.getTime() + 60_000);
    expect((await reverse()).body).toBe("This entry has been reversed already.");
    expect(await summaryFor(cast.partner)).toMatchObject({ approvedMinutes: 0, earnedCents: 0 });
    expect(await latestNotification(site, cast.partner)).toMatchObject({ title: "Approved time reversed" });
  });
});
