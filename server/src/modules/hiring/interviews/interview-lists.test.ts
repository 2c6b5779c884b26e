import { interviewErrorMessages } from "@caseload/contract/hiring/interview-moves";
import type { Interview } from "@caseload/contract/hiring/interviews";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { demoPassword as password, makeInterview, makePerson } from "../../../demo/factories.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { interviews } from "../../../platform/db/schema/interviews.ts";
import {
  type Cast,
  createApplication,
  createHiringFirm,
  createPosting,
  latestNotification,
} from "../../../testkit/hiring.ts";
import { readCsv } from "../../../testkit/read-csv.ts";
import { readZip } from "../../../testkit/read-zip.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { openTaskQueue } from "../../../testkit/task-queue.ts";

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
});
afterAll(() => site.close());
beforeEach(async () => void (await site.db.delete(interviews)));

async function makeProposed(paralegal: { id: number }, hostId = cast.partner.id) {
  const applicationId = await createApplication(site, paralegal, (await createPosting(site, cast)).id);
  const texts = { place: "+1 602 555 0142", note: "Ask about Relativity." };
  return makeInterview(site.db, site.time.now, { applicationId, hostId, ...texts });
}

test("the list is paged, newest first, and the CSV has all of its rows", async () => {
  const [older, newer] = [await makeProposed(cast.daniel), await makeProposed(cast.daniel)];
  const first = await cast.daniel.call("listInterviews", { query: { limit: 1 } });
  expect(first.json<Interview[]>().map(({ id }) => id)).toEqual([newer.id]);
  expect(first.headers.link).toContain('rel="next"');
  for (const who of [cast.daniel, cast.associate]) {
    const [head, ...rows] = readCsv((await who.call("downloadInterviews")).body);
    expect(head).toContain("Starts");
    expect(rows.map(([id]) => Number(id))).toEqual([newer.id, older.id]);
  }
  expect(readCsv((await cast.rival.call("downloadInterviews")).body)).toHaveLength(1);
});

test("the attorney's unconfirmed address is marked for the paralegal", async () => {
  const { id } = cast.partner;
  await site.db.update(users).set({ emailVerified: false }).where(eq(users.id, id));
  const interview = await makeProposed(cast.daniel);
  const slots = [{ startsAt: new Date(site.time.now.getTime() + 72 * 3_600_000).toISOString(), minutes: 30 }];
  await cast.partner.ask("counterInterview", { params: { id: interview.id }, body: { slots } });
  expect((await latestNotification(site, cast.daniel))?.aboutId).toBe(id);
  const [listed] = await cast.daniel.ask<Interview[]>("listInterviews");
  expect(listed).toMatchObject({
    attorney: { id, emailConfirmed: false },
    paralegal: { emailConfirmed: true },
  });
  await site.db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
});

test("another time that has taken the place of the one that was read is not confirmed", async () => {
  const { id, slots } = await makeProposed(cast.daniel);
  const other = { startsAt: new Date(site.time.now.getTime() + 72 * 3_600_000).toISOString(), minutes: 30 };
  await cast.partner.ask("counterInterview", { params: { id }, body: { slots: [other] } });
  const confirm = (startsAt: string | undefined) =>
    cast.daniel.call("confirmInterview", { params: { id }, body: { slot: 0, startsAt } });
  const late = await confirm(slots[0]?.startsAt);
  expect([late.statusCode, late.body]).toEqual([409, interviewErrorMessages.justUpdated]);
  const unreadable = await confirm("Monday");
  expect([unreadable.statusCode, unreadable.body]).toEqual([400, expect.stringContaining("(startsAt)")]);
  expect((await confirm(other.startsAt)).statusCode).toBe(200);
});

test("a time that the other person's clocks show twice is refused, by name of their time zone", async () => {
  const { now } = site.time;
  site.time.now = new Date("2026-10-12T14:00Z");
  await site.db.update(users).set({ timeZone: "Europe/London" }).where(eq(users.id, cast.leila.id));
  const applicationId = await createApplication(site, cast.leila, (await createPosting(site, cast)).id);
  // Both are 1:30 AM in London, before its clocks go back and after, and an evening hour in New York.
  for (const startsAt of ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"]) {
    const body = { slots: [{ startsAt, minutes: 30 }], mode: "phone" };
    const refused = await cast.partner.call("proposeInterview", { params: { id: applicationId }, body });
    expect([refused.statusCode, refused.body]).toEqual([
      400,
      "Clocks in Europe/London show this time twice. Please choose another one (slots.0.startsAt)",
    ]);
  }
  site.time.now = now;
});

test("the poster meets the applicant once the host has left the firm", async () => {
  const { id: hostId } = await makePerson(site.db, site.time.now, {
    primaryRole: "associate",
    firmId: cast.firmId,
  });
  const { id } = await makeProposed(cast.daniel, hostId);
  const attorneyNow = async () => (await cast.daniel.ask<Interview[]>("listInterviews"))[0]?.attorney.id;
  expect(await attorneyNow()).toBe(hostId);
  await (await site.signInAs(hostId)).ask("leaveFirm");
  expect(await attorneyNow()).toBe(cast.partner.id);
  await cast.daniel.ask("confirmInterview", { params: { id }, body: { slot: 0 } });
  expect(await latestNotification(site, cast.partner)).toMatchObject({
    title: "Daniel Reyes confirmed the interview",
  });
  // The answer to his own call has told him.
  const own = await latestNotification(site, cast.daniel);
  expect(own?.title ?? "").not.toContain("scheduled");
});

test("the data export of both sides has them, and nobody else's", async () => {
  const { id } = await makeProposed(cast.daniel);
  const queue = await openTaskQueue(site);
  for (const [who, expected] of [
    [cast.daniel, [{ id, place: "+1 602 555 0142", note: "Ask about Relativity." }]],
    [cast.partner, [{ id, applicant: "Daniel Reyes" }]],
    [cast.priya, []],
  ] as const) {
    await who.ask("requestDataExport", { body: { password } });
    await queue.runDueTasks();
    const files = readZip((await who.call("downloadDataExport")).rawPayload);
    expect(JSON.parse(files.get("interviews.json") ?? "null")).toMatchObject(expected);
  }
  await queue.stop();
});

test("a deleted account leaves no place, note or reason", async () => {
  const { id: paralegalId } = await makePerson(site.db, site.time.now, {
    primaryRole: "freelance_paralegal",
  });
  const { id } = await makeProposed({ id: paralegalId });
  const ofAnother = await makeProposed(cast.leila);
  await (await site.signInAs(paralegalId)).ask("deleteAccount", { body: { password } });
  const [erased] = await site.db.select().from(interviews).where(eq(interviews.id, id));
  expect(erased).toMatchObject({ status: "cancelled", place: null, note: null, reason: null });
  const [kept] = await site.db.select().from(interviews).where(eq(interviews.id, ofAnother.id));
  expect(kept?.note).toBe("Ask about Relativity.");
});
