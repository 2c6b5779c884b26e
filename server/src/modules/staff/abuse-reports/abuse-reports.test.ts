import { removedText } from "@caseload/contract/accounts/account-deletion";
import type { Report, ReportFile } from "@caseload/contract/staff/abuse-reports";
import { errorMessages } from "@caseload/contract/error-messages";
import type { StaffAction } from "@caseload/contract/staff/staff-actions";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { attempts } from "../../../platform/db/schema/accounts.ts";
import { reports } from "../../../platform/db/schema/abuse-reports.ts";
import { demoPassword, makePerson, makeProfile } from "../../../demo/factories.ts";
import { makeReport } from "../../../demo/file-factories.ts";
import { type Announcements, recordAnnouncements, topicsFor } from "../../../testkit/announcements.ts";
import { type Cast, latestNotification, createHiringFirm, createPosting } from "../../../testkit/hiring.ts";
import { createClerk } from "../../../testkit/staff.ts";
import { raceTransactions } from "../../../testkit/race-transactions.ts";
import { idsOfPages } from "../../../testkit/pages.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";

let site: Site;
let cast: Cast;
let clerk: Caller & { id: number };
let heard: Announcements;
beforeAll(async () => {
  site = await openSite();
  cast = await createHiringFirm(site);
  heard = await recordAnnouncements(site.connectionString);
  clerk = await createClerk(site);
});
afterAll(async () => {
  await heard.stop();
  await site.close();
});
beforeEach(async () => {
  await site.db.delete(reports);
  await site.db.delete(attempts);
  await heard.take();
});

const text = "They ask for money before the work starts.";
const report = (who: Caller, subject: string, subjectId: number, given: object = {}) =>
  who.call("reportAbuse", { body: { subject, subjectId, reason: "fraud", text, ...given } });
const newest = async (): Promise<ReportFile> => {
  const [row] = await clerk.ask<Report[]>("listReports");
  return clerk.ask<ReportFile>("getReport", { params: { id: row?.id ?? 0 } });
};

test("a posting, a profile and a message are reported with an excerpt, and the staff are notified", async () => {
  const { id: jobId } = await createPosting(site, cast, {
    title: "Send me a deposit",
    description: "First, wire $500.",
  });
  expect((await report(cast.daniel, "job", jobId)).statusCode).toBe(201);
  const announced = await heard.take();
  expect(topicsFor(announced, clerk.id)).toEqual(["notifications", "reports"]);
  // The reported person is not notified.
  expect(topicsFor(announced, cast.partner.id)).toEqual([]);
  const file = await newest();
  expect(file).toMatchObject({
    subject: "job",
    subjectId: jobId,
    reason: "fraud",
    text,
    status: "open",
    reporter: { id: cast.daniel.id, name: "Daniel Reyes" },
    reported: { id: cast.partner.id, name: "Margaret Okafor" },
    excerpt: "Send me a deposit\n\nFirst, wire $500.",
  });
  expect(await latestNotification(site, clerk)).toMatchObject({
    title: "Posting reported",
    actionUrl: `/staff/reports/${file.id}`,
  });
  expect((await report(cast.partner, "profile", cast.daniel.id)).statusCode).toBe(201);
  expect((await newest()).excerpt).toContain("Litigation paralegal");
  const message = await cast.partner.ask<{ id: number }>("sendMessage", {
    body: { receiverId: cast.daniel.id, content: "Wire it today." },
  });
  expect((await report(cast.daniel, "message", message.id)).statusCode).toBe(201);
  expect(await newest()).toMatchObject({ excerpt: "Wire it today.", reported: { id: cast.partner.id } });
});

test("people cannot report what they cannot see, or themselves", async () => {
  const draft = await createPosting(site, cast, { status: "draft" });
  const message = await cast.partner.ask<{ id: number }>("sendMessage", {
    body: { receiverId: cast.daniel.id, content: "Between us." },
  });
  for (const [who, subject, id] of [
    [cast.leila, "job", draft.id],
    [cast.leila, "message", message.id],
    [cast.managing, "message", message.id],
    [cast.leila, "profile", cast.partner.id],
    [cast.leila, "job", 2_000_000_000],
  ] as const) {
    const answer = await report(who, subject, id);
    expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.reportedNotFound]);
  }
  for (const [who, subject, id] of [
    [cast.partner, "message", message.id],
    [cast.daniel, "profile", cast.daniel.id],
  ] as const) {
    const answer = await report(who, subject, id);
    expect([answer.statusCode, answer.body]).toEqual([403, errorMessages.ownContent]);
  }
  expect(await site.db.select().from(reports)).toEqual([]);
});

test.each([
  [{ subject: "weather" }, "Please choose what to report (subject)"],
  [{ reason: "boredom" }, "Please choose a reason (reason)"],
  [{ text: "Bad" }, "Please write at least 10 characters (text)"],
])("%o is refused in words", async (given, sentence) => {
  const answer = await report(cast.daniel, "profile", cast.leila.id, given);
  expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
});

test("the same thing is reported once at a time by each, twenty things a day", async () => {
  const send = () => report(cast.daniel, "profile", cast.leila.id);
  const answers = await raceTransactions(site, "reports", [send, send]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect((await report(cast.partner, "profile", cast.leila.id)).statusCode).toBe(201);
  for (let n = 0; n < 18; n += 1) await report(cast.daniel, "profile", 2_000_000);
  const refused = await report(cast.daniel, "profile", 2_000_000);
  expect([refused.statusCode, refused.body]).toEqual([429, errorMessages.tooManyReports]);
});

const both = () => ({ reporterId: cast.daniel.id, reportedId: cast.leila.id });
const decide = (id: number, decision: string, note = "The register knows this certificate.") =>
  clerk.call("decideReport", { params: { id }, body: { decision, note } });

test.each([
  ["upheld", "found a violation"],
  ["dismissed", "no violation"],
])("%s: the reporter learns which, not why; the log keeps who and why", async (decision, words) => {
  const { id } = await makeReport(site.db, site.time.now, both());
  const file = (await decide(id, decision)).json<ReportFile>();
  expect(file).toMatchObject({ status: decision, decidedBy: "Cleo Clerk" });
  const notice = await latestNotification(site, cast.daniel);
  expect(notice?.message).toContain(words);
  expect(notice?.message).not.toContain("register");
  const [logged] = await clerk.ask<StaffAction[]>("listStaffActions", { query: { subject: "report" } });
  expect(logged).toMatchObject({ action: `report_${decision}`, subjectId: id, note: file.note });
  expect((await decide(id, decision)).statusCode).toBe(409);
  const reopened = await clerk.ask<ReportFile>("reopenReport", { params: { id } });
  expect(reopened).toMatchObject({ status: "open", note: null, decidedBy: null });
  expect((await clerk.call("reopenReport", { params: { id } })).statusCode).toBe(409);
});

test("a report is not reopened beside a newer one about the same thing", async () => {
  const { id } = await makeReport(site.db, site.time.now, { ...both(), status: "dismissed" });
  await makeReport(site.db, site.time.now, both());
  const answer = await clerk.call("reopenReport", { params: { id } });
  expect([answer.statusCode, answer.body]).toEqual([409, errorMessages.moveNotPossible]);
});

test("lists newest first, by status, page by page; a missing one is not found", async () => {
  const made: number[] = [];
  for (let n = 1; n <= 5; n += 1)
    made.push((await makeReport(site.db, site.time.now, { ...both(), subjectId: n, status: "upheld" })).id);
  expect(await idsOfPages(site, clerk, "/api/staff/reports?status=upheld&limit=2")).toEqual(
    made.toReversed(),
  );
  expect(await clerk.ask<Report[]>("listReports", { query: { status: "open" } })).toEqual([]);
  const answer = await clerk.call("getReport", { params: { id: 2_000_000_000 } });
  expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.reportNotFound]);
});

test("what a deleted account said is removed from reports; the reports stay", async () => {
  const person = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  await makeProfile(site.db, site.time.now, { userId: person.id });
  const leaving = await site.signIn(person.email);
  const about = { reporterId: cast.daniel.id, reportedId: person.id };
  const { id } = await makeReport(site.db, site.time.now, about);
  const { id: own } = await makeReport(site.db, site.time.now, {
    reporterId: person.id,
    reportedId: cast.daniel.id,
  });
  await leaving.ask("deleteAccount", { body: { password: demoPassword } });
  expect(await clerk.ask<ReportFile>("getReport", { params: { id } })).toMatchObject({
    excerpt: removedText,
    reported: null,
  });
  expect((await clerk.ask<ReportFile>("getReport", { params: { id: own } })).reporter).toBeNull();
  expect((await decide(own, "upheld")).statusCode).toBe(200);
});
