import type { Notification } from "@caseload/contract/notifications/notifications";
import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { notificationEmails, sentEmails } from "../../../platform/db/schema/notifications.ts";
import { alertEmails, reportedJobs, savedSearches } from "../../../platform/db/schema/saved-searches.ts";
import { createMailServer, type MailServer } from "../../../testkit/mail-server.ts";
import { createFirmWithPartner, createParalegal, probatePosting } from "../../../testkit/market.ts";
import { passEmailHour } from "../../../testkit/pass-email-hour.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { openTaskQueue, type TestQueue } from "../../../testkit/task-queue.ts";
import { announcePublished } from "../../jobs/postings/announce-published.ts";
import { sendDigests } from "./send-digests.ts";

let site: Site;
let mail: MailServer;
let queue: TestQueue;
let firm: Awaited<ReturnType<typeof createFirmWithPartner>>;
let person: Awaited<ReturnType<typeof createParalegal>>;

beforeAll(async () => {
  site = await openSite();
  mail = await createMailServer();
  await mail.listen();
  queue = await openTaskQueue(site, { smtpUrl: mail.url, baseUrl: "https://caseload.test" });
});
afterAll(async () => {
  await queue.stop();
  await mail.close();
  await site.close();
});
beforeEach(async () => {
  await site.db.delete(sentEmails);
  await site.db.delete(notificationEmails);
  at("2026-06-01T15:00:00Z");
  firm = await createFirmWithPartner(site, "Harrow Street Legal");
  person = await createParalegal(site);
});
afterEach(async () => {
  await site.db.delete(savedSearches);
  await site.db.update(jobs).set({ hidden: true });
  await queue.runDueTasks({ evenIfDelayed: true });
  mail.received.length = 0;
});

const at = (instant: string): Date => (site.time.now = new Date(instant));
/** The minute's run of the timetable, and what it sends. */
const minute = async (instant: string): Promise<number> => {
  const reported = await sendDigests(site.db, at(instant));
  await queue.runDueTasks({ evenIfDelayed: true });
  return reported;
};
const save = (given: object = {}, who = person) =>
  who.ask<SavedSearch>("saveSearch", {
    body: {
      name: "Probate",
      filters: { keyword: "probate" },
      alertEnabled: true,
      frequency: "instant",
      ...given,
    },
  });
const post = async (given: object = {}) => {
  const job = await firm.ask<{ id: number }>("postJob", {
    body: { ...probatePosting, duplicate: true, ...given },
  });
  await queue.runDueTasks({ evenIfDelayed: true });
  return job.id;
};
const noticesOf = async (who = person) =>
  (await who.ask<Notification[]>("listNotifications")).map(({ title, actionUrl }) => [title, actionUrl]);
const emails = () => mail.received.splice(0).map(({ read }) => read);

test("an instant alert comes with the posting, in the app and as an email with links that work", async () => {
  const { id: searchId } = await save();
  const id = await post();
  await post({ title: "Patent paralegal", description: "File applications at the patent office." });
  expect(await noticesOf()).toEqual([['New job for "Probate"', `/jobs/${id}`]]);
  const [email, ...others] = emails();
  expect(others).toEqual([]);
  expect(email?.subject).toBe('New job for "Probate"');
  for (const body of [email?.text, email?.html]) {
    expect(body).toContain("Probate paralegal");
    expect(body).toContain("Harrow Street Legal, Chicago, IL, Hybrid, $40–50/hr");
    expect(body).toContain(`https://caseload.test/jobs/${id}`);
    expect(body).toContain(`https://caseload.test/search/saved/${searchId}`);
    expect(body).toContain("https://caseload.test/unsubscribe?token=");
  }
  const [search] = await person.ask<SavedSearch[]>("listSavedSearches");
  expect(search?.lastNotifiedAt).toBe(site.time.now.toISOString());
  expect(await site.db.select().from(alertEmails)).toEqual([]);
});

test("each posting is reported once per search, however often the tasks run", async () => {
  await save();
  await save({ name: "Estates", filters: { practiceAreas: ["Estate Planning"] } });
  const id = await post();
  await site.db.transaction((tx) => announcePublished(tx, id));
  await queue.runDueTasks({ evenIfDelayed: true });
  const titles = new Set((await noticesOf()).map(([title]) => title));
  expect(titles).toEqual(new Set(['New job for "Estates"', 'New job for "Probate"']));
  expect(await noticesOf()).toHaveLength(2);
  expect(emails()).toHaveLength(1);
  await passEmailHour(site.db);
  await queue.runDueTasks({ evenIfDelayed: true });
  expect(emails()).toHaveLength(1);
});

test("an hour brings one instant email, and the next one names all that was posted meanwhile", async () => {
  await save();
  await save({ name: "Estates", filters: { practiceAreas: ["Estate Planning"] } });
  for (let made = 0; made < 5; made += 1) {
    await firm.ask("postJob", { body: { ...probatePosting, duplicate: true } });
    await queue.runDueTasks();
  }
  const [first, ...others] = emails();
  expect([first?.subject, others]).toEqual([expect.stringMatching(/^New job for "(Probate|Estates)"$/), []]);
  expect(await noticesOf()).toHaveLength(10);
  await passEmailHour(site.db);
  await queue.runDueTasks({ evenIfDelayed: true });
  const [combined, ...more] = emails();
  expect([combined?.subject, more]).toEqual(["You have 9 new notifications on Caseload", []]);
  for (const name of ["Probate", "Estates"])
    expect(combined?.text).toMatch(new RegExp(`New job for "${name}" \\([45]\\)`));
  expect(await site.db.select().from(alertEmails)).toEqual([]);
});

test("a posting that awaited approval is reported when it is published", async () => {
  await save();
  const id = await post();
  await site.db.delete(reportedJobs);
  await site.db.update(jobs).set({ status: "pending_approval" }).where(eq(jobs.id, id));
  emails();
  await passEmailHour(site.db);
  at("2026-06-01T16:00:00Z");
  await firm.ask("approveJob", { params: { id }, body: { createdAt: "2026-06-01T15:00:00.000Z" } });
  await queue.runDueTasks({ evenIfDelayed: true });
  expect(emails()).toHaveLength(1);
});

test("a returned posting is reported when its writer resubmits it and may post", async () => {
  await save();
  const id = await post();
  await site.db.delete(reportedJobs);
  await site.db.update(jobs).set({ status: "draft" }).where(eq(jobs.id, id));
  emails();
  await passEmailHour(site.db);
  await firm.ask("reviseJob", { params: { id }, body: probatePosting });
  await queue.runDueTasks({ evenIfDelayed: true });
  expect(emails()).toHaveLength(1);
});

test("postings from before, from while alerts were off, own ones and ones applied to are not reported", async () => {
  at("2026-06-01T10:00:00Z");
  await post();
  at("2026-06-01T15:00:00Z");
  const { id } = await save({ frequency: "daily" });
  const params = { id };
  await person.ask("changeSavedSearch", { params, body: { alertEnabled: false } });
  at("2026-06-01T16:00:00Z");
  await post();
  at("2026-06-01T18:00:00Z");
  await person.ask("changeSavedSearch", { params, body: { alertEnabled: true } });
  const own = await save({ frequency: "daily" }, { ...firm });
  const applied = await post();
  const coverLetter = "I have done this work for nine years and can start now.";
  await person.ask("apply", { body: { jobId: applied, coverLetter } });
  expect(await minute("2026-06-02T12:00:00Z")).toBe(0);
  expect(emails().filter(({ subject }) => subject?.includes('"Probate"'))).toEqual([]);
  expect(own.alertEnabled).toBe(true);
});

test("a changed search starts again: earlier postings are not reported", async () => {
  const { id } = await save({ frequency: "daily" });
  await post();
  at("2026-06-01T18:00:00Z");
  const filters = { practiceAreas: ["Estate Planning"] };
  await person.ask("changeSavedSearch", { params: { id }, body: { filters } });
  at("2026-06-01T19:00:00Z");
  const later = await post();
  expect(await minute("2026-06-03T14:00:00Z")).toBe(1);
  expect(await noticesOf()).toEqual([['New job for "Probate"', `/jobs/${later}`]]);
});

test('"Get notifications" reports what fits the saved preferences', async () => {
  await person.ask("saveSearchPreferences", {
    body: { specialties: ["Estate Planning"], autoNotifications: true, alertFrequency: "instant" },
  });
  const id = await post();
  await post({ specialties: ["tax"] });
  await person.ask("saveSearchPreferences", { body: { emailAlerts: true } });
  expect(await noticesOf()).toEqual([['New job for "My match preferences"', `/jobs/${id}`]]);
});

test("a daily digest comes at 08:00 in the person's time zone, once, and not when nothing is new", async () => {
  await site.db.update(users).set({ timeZone: "America/New_York" }).where(eq(users.id, person.id));
  const { id } = await save({ frequency: "daily" });
  expect(await minute("2026-06-02T12:00:00Z")).toBe(0);
  at("2026-06-02T13:00:00Z");
  await post();
  await post({ title: "Probate and trusts paralegal" });
  expect(await noticesOf()).toEqual([]);
  expect(await minute("2026-06-03T11:59:00Z")).toBe(0);
  expect(await minute("2026-06-03T12:00:00Z")).toBe(2);
  expect(await minute("2026-06-03T12:01:00Z")).toBe(0);
  expect(await minute("2026-06-04T12:00:00Z")).toBe(0);
  expect(await noticesOf()).toEqual([['2 new jobs for "Probate"', `/search/saved/${id}`]]);
  expect(emails().map(({ subject }) => subject)).toEqual(['2 new jobs for "Probate"']);
});

test("clocks that go forward or back move the digest with them", async () => {
  at("2026-03-06T20:00:00Z");
  await site.db.update(users).set({ timeZone: "America/New_York" }).where(eq(users.id, person.id));
  await save({ frequency: "daily" });
  await post();
  expect(await minute("2026-03-07T12:59:00Z")).toBe(0);
  expect(await minute("2026-03-07T13:00:00Z")).toBe(1);
  await post();
  expect(await minute("2026-03-08T11:59:00Z")).toBe(0);
  expect(await minute("2026-03-08T12:00:00Z")).toBe(1);
});

test("a weekly digest comes on Monday", async () => {
  await site.db.update(users).set({ timeZone: "Asia/Kolkata" }).where(eq(users.id, person.id));
  at("2026-06-02T15:00:00Z");
  await save({ frequency: "weekly" });
  await post();
  expect(await minute("2026-06-03T02:30:00Z")).toBe(0);
  expect(await minute("2026-06-08T02:29:00Z")).toBe(0);
  expect(await minute("2026-06-08T02:30:00Z")).toBe(1);
  expect(await minute("2026-06-15T02:30:00Z")).toBe(0);
});

test("a digest missed during downtime comes late, without postings that closed meanwhile", async () => {
  await save({ frequency: "daily" });
  const closed = await post();
  const open = await post();
  await firm.ask("changeJobStatus", { params: { id: closed }, body: { status: "closed" } });
  expect(await minute("2026-06-05T21:17:00Z")).toBe(1);
  expect(await noticesOf()).toEqual([['New job for "Probate"', `/jobs/${open}`]]);
});

test("channels are as chosen: no email without email alerts, no notification when the app is off", async () => {
  await save();
  await person.ask("saveSearchPreferences", { body: { emailAlerts: false } });
  await post();
  expect([(await noticesOf()).length, emails().length]).toEqual([1, 0]);
  await person.ask("saveSearchPreferences", { body: { emailAlerts: true } });
  const notifications = { job_update: { app: false, email: true } };
  await person.ask("updateAccountSettings", { body: { notifications } });
  await post();
  expect([(await noticesOf()).length, emails().length]).toEqual([1, 1]);
});

test("no email goes to an unconfirmed address, or after alerts were stopped", async () => {
  const { id } = await save();
  await site.db.update(users).set({ emailVerified: false }).where(eq(users.id, person.id));
  await post();
  expect([(await noticesOf()).length, emails().length]).toEqual([1, 0]);
  await site.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.id));
  await mail.close();
  await post();
  await person.ask("changeSavedSearch", { params: { id }, body: { alertEnabled: false } });
  await mail.listen();
  await queue.runDueTasks({ evenIfDelayed: true });
  expect(emails()).toEqual([]);
});

test("while the mail server refuses, the email is retried, and is sent once", async () => {
  await save();
  mail.deferNext = 3;
  await post();
  expect(emails()).toHaveLength(1);
});

test("the mail program's button stops the alerts of that search and of no other (RFC 8058)", async () => {
  const { id } = await save();
  const other = await save({ name: "Estates" });
  await post();
  const about = emails().find(({ subject }) => subject?.includes('"Probate"'));
  const header = about?.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
  const url = new URL(header.slice(1, -1));
  const answer = await site.app.inject({
    method: "POST",
    url: `${url.pathname}${url.search}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(answer.statusCode).toBe(200);
  expect(await person.ask<SavedSearch[]>("listSavedSearches")).toMatchObject([
    { id: other.id, alertEnabled: true },
    { id, alertEnabled: false },
  ]);
});

test("two processes that report at the same moment report once", async () => {
  await save({ frequency: "daily" });
  await post();
  const now = at("2026-06-02T14:00:00Z");
  const reports = await Promise.all([1, 2, 3].map(() => sendDigests(site.db, now)));
  expect(reports.reduce((sum, one) => sum + one, 0)).toBe(1);
});

test("people who have left are not notified", async () => {
  const leaver = await createParalegal(site);
  await save({}, leaver);
  await save({ frequency: "daily" }, leaver);
  await leaver.ask("deactivateAccount", { body: { password: "caseload-demo-1!" } });
  await post();
  expect(await minute("2026-06-03T14:00:00Z")).toBe(0);
  expect(emails()).toEqual([]);
});
