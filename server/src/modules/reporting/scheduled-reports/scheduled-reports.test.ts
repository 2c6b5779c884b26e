import type { Notification } from "@caseload/contract/notifications/notifications";
import { limits } from "@caseload/contract/limits";
import type { ReportSchedule } from "@caseload/contract/reporting/scheduled-reports";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "../../../platform/db/schema/accounts.ts";
import { reportRecipients, reportSchedules } from "../../../platform/db/schema/scheduled-reports.ts";
import { departments } from "../../../platform/db/schema/firms.ts";
import { makeDepartment, makeJob, makeReportSchedule } from "../../../demo/factories.ts";
import type { Email } from "../../../platform/email/mailer.ts";
import { type Colleague, type TestFirm, createFirm } from "../../../testkit/firm.ts";
import { passEmailHour } from "../../../testkit/pass-email-hour.ts";
import { startTestMailer, type TestMailer } from "../../../testkit/test-mailer.ts";
import { readCsv } from "../../../testkit/read-csv.ts";
import { readPdf } from "../../../testkit/read-pdf.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { sendDueReports } from "./send-due-reports.ts";

let site: Site;
let firm: TestFirm;
let joan: Colleague;
let post: TestMailer;
beforeAll(async () => {
  site = await openSite();
  post = await startTestMailer(site);
});
afterAll(async () => {
  await post.close();
  await site.close();
});

/** A Thursday, 10:00 AM in New York. */
const thursday = new Date("2026-03-12T14:00:00Z");
beforeEach(async () => {
  site.time.now = thursday;
  await site.db.delete(reportSchedules);
  firm = await createFirm(site, { name: "Lindqvist Okafor LLP" });
  joan = await firm.hire({ primaryRole: "firm_admin", firstName: "Joan" });
});

const jobsOfWeek = { table: "jobs", period: "previous-week", order: "desc" } as const;
const weekly = (more: object = {}) => ({
  report: jobsOfWeek,
  frequency: "weekly",
  format: "both",
  recipients: [firm.admin.id],
  ...more,
});
const schedule = (more: object = {}) =>
  firm.admin.ask<ReportSchedule>("scheduleReport", { body: weekly(more) });
const list = () => firm.admin.ask<ReportSchedule[]>("listReportSchedules");

/** What is sent when clocks in New York show this, an hour after the emails before. */
async function emailsAt(instant: string): Promise<Email[]> {
  await passEmailHour(site.db);
  site.time.now = new Date(instant);
  await sendDueReports(site.db, site.time.now);
  return post.deliver();
}
const monday = "2026-03-16T12:00:00Z";
const addressesOf = (emails: readonly Email[]) => emails.map(({ to }) => to.address).toSorted();

describe("a scheduled report", () => {
  test("goes out when it is due, once, with the rows of its period", async () => {
    const { id } = firm.admin;
    const make = (title: string, day: string) =>
      makeJob(site.db, new Date(`${day}T15:00:00Z`), { firmId: firm.firmId, postedById: id, title });
    await make("Of the week", "2026-03-10");
    await make("Of the week before", "2026-03-08");
    expect(await schedule()).toMatchObject({
      nextAt: "2026-03-16T12:00:00.000Z",
      lastSentAt: null,
      isPaused: false,
      recipients: [{ id, isStopped: false }],
    });
    expect(await emailsAt("2026-03-16T11:59:00Z")).toEqual([]);
    const [email, ...more] = await emailsAt(monday);
    expect(more).toEqual([]);
    expect(email).toMatchObject({
      subject: "Jobs, Mar 9, 2026 – Mar 15, 2026",
      to: { address: firm.admin.email },
    });
    expect(email?.text).toContain("1 row, Applications: 0, Hires: 0. The report is attached as PDF and CSV.");
    expect(email?.text).toContain("You scheduled this report to arrive every Monday at 8:00 AM.");
    expect(email?.text).toContain("/reports?table=jobs&from=2026-03-09&to=2026-03-15");
    const [pdf, csv] = email?.attachments ?? [];
    expect([pdf?.filename, csv?.filename]).toEqual([
      "caseload-jobs-2026-03-09-to-2026-03-15.pdf",
      "caseload-jobs-2026-03-09-to-2026-03-15.csv",
    ]);
    const pdfText = readPdf(pdf?.content ?? Buffer.alloc(0)).pages.flat();
    expect(pdfText).toContain("Of the week");
    expect(pdfText).not.toContain("Of the week before");
    expect(readCsv(csv?.content.toString().slice(1) ?? "").map(([title]) => title)).toEqual([
      "Posting",
      "Of the week",
    ]);
    expect(await emailsAt("2026-03-16T12:01:00Z")).toEqual([]);
    expect(await list()).toMatchObject([
      { lastSentAt: monday.replace("Z", ".000Z"), nextAt: "2026-03-23T12:00:00.000Z" },
    ]);
  });

  test("has the chosen columns in its files, its sums and its link", async () => {
    const report = { ...jobsOfWeek, columns: ["posting", "hires"] };
    expect((await schedule({ report })).report).toEqual(report);
    const [email] = await emailsAt(monday);
    expect(email?.text).toContain("0 rows. The report");
    expect(email?.text).toContain("&columns=posting%2Chires");
    const csv = email?.attachments?.find(({ filename }) => filename.endsWith(".csv"));
    expect(readCsv(csv?.content.toString().slice(1) ?? "")).toEqual([["Posting", "Hires"]]);
  });

  test("is skipped rather than piled up after a long outage", async () => {
    await schedule({ frequency: "daily", format: "csv", report: { ...jobsOfWeek, period: "30-days" } });
    const emails = await emailsAt("2026-03-20T20:00:00Z");
    expect(emails.map(({ subject }) => subject)).toEqual(["Jobs, Feb 19, 2026 – Mar 20, 2026"]);
  });

  test("goes to colleagues who may see reports, each with a link that stops theirs alone", async () => {
    await schedule({ recipients: [firm.admin.id, joan.id], format: "csv" });
    const emails = await emailsAt(monday);
    expect(addressesOf(emails)).toEqual([firm.admin.email, joan.email].toSorted());
    const hers = emails.find(({ to }) => to.address === joan.email);
    expect(hers?.text).toContain(`${firm.admin.name} scheduled this report to be sent to you`);
    const { pathname, search, searchParams } = new URL(hers?.unsubscribe ?? "");
    const token = searchParams.get("token") ?? "";
    const before = await site.anonymous.ask("getUnsubscription", { query: { token } });
    expect(before).toEqual({ what: 'the report "Jobs, previous week"', isOn: true });
    expect((await site.app.inject({ method: "POST", url: pathname + search })).statusCode).toBe(200);
    const [kept] = await list();
    expect(kept?.recipients.find(({ id }) => id === joan.id)?.isStopped).toBe(true);
    expect(addressesOf(await emailsAt("2026-03-23T12:00:00Z"))).toEqual([firm.admin.email]);
    // No one else can start it again for her.
    const params = { id: kept?.id ?? 0 };
    await firm.admin.ask("changeReportSchedule", {
      params,
      body: { recipients: [joan.id, firm.admin.id] },
    });
    expect(addressesOf(await emailsAt("2026-03-30T12:00:00Z"))).toEqual([firm.admin.email]);
  });

  test("by a colleague is counted, and beyond the mailbox's share of the hour comes as a line", async () => {
    for (const table of ["jobs", "hours"])
      await schedule({ report: { table, period: "previous-week", order: "desc" }, recipients: [joan.id] });
    for (const table of ["jobs", "hours"])
      await schedule({ report: { table, period: "previous-week", order: "asc" } });
    const now = await emailsAt(monday);
    expect(addressesOf(now)).toEqual([firm.admin.email, firm.admin.email, joan.email].toSorted());
    expect(await post.deliverDelayed()).toEqual([]);
    await passEmailHour(site.db);
    const [line, ...others] = await post.deliverDelayed();
    expect(others).toEqual([]);
    expect(line?.to.address).toBe(joan.email);
    expect(line?.subject).toMatch(/^Report: (Jobs|Hours), /);
    expect(line?.text).toMatch(/\/reports\?table=(jobs|hours)&from=2026-03-09&to=2026-03-15/);
    expect(line?.unsubscribe).toContain("/unsubscribe?token=");
  });

  test("recipients who unsubscribed can subscribe again", async () => {
    const { id } = await schedule();
    await site.db.update(reportRecipients).set({ stoppedAt: thursday });
    expect(await emailsAt(monday)).toEqual([]);
    await firm.admin.ask("changeReportSchedule", {
      params: { id },
      body: { recipients: [firm.admin.id] },
    });
    expect(await emailsAt("2026-03-23T12:00:00Z")).toHaveLength(1);
  });

  test("is due in the owner's time zone, on the first day of a month", async () => {
    await site.db.update(users).set({ timeZone: "Asia/Kolkata" }).where(eq(users.id, firm.admin.id));
    const admin = await site.signInAs(firm.admin.id);
    const body = weekly({
      frequency: "monthly",
      format: "csv",
      report: { ...jobsOfWeek, period: "previous-month" },
    });
    expect(await admin.ask("scheduleReport", { body })).toMatchObject({ nextAt: "2026-04-01T02:30:00.000Z" });
    expect(await emailsAt("2026-04-01T02:29:00Z")).toEqual([]);
    const [email] = await emailsAt("2026-04-01T02:30:00Z");
    expect(email?.subject).toBe("Jobs, Mar 1, 2026 – Mar 31, 2026");
  });

  test("rests while it is paused, and is not sent afterwards for that time", async () => {
    const { id } = await schedule({ format: "csv" });
    const change = (body: object) =>
      firm.admin.ask<ReportSchedule>("changeReportSchedule", { params: { id }, body });
    expect(await change({ paused: true })).toMatchObject({ isPaused: true, nextAt: null });
    expect(await emailsAt(monday)).toEqual([]);
    expect(await change({ paused: false })).toMatchObject({
      isPaused: false,
      nextAt: "2026-03-23T12:00:00.000Z",
    });
    expect(await emailsAt("2026-03-17T12:00:00Z")).toEqual([]);
    expect(await emailsAt("2026-03-23T12:00:00Z")).toHaveLength(1);
  });

  test("too many rows are sent without an attachment", async () => {
    await makeReportSchedule(site.db, thursday, {
      ownerId: firm.admin.id,
      firmId: firm.firmId,
      report: jobsOfWeek,
    });
    const { id } = await makeJob(site.db, new Date("2026-03-10T15:00:00Z"), {
      firmId: firm.firmId,
      postedById: firm.admin.id,
    });
    await site.db.transaction(async (tx) => {
      await tx.execute("set local session_replication_role = replica");
      await tx.execute(
        `insert into jobs (firm_id, posted_by_id, title, description, location, work_arrangement, hours_per_week, duration,
           specialties, priority, status, hidden, posted_at, updated_at, facts)
         select firm_id, posted_by_id, title, '', location, work_arrangement, hours_per_week, duration, specialties,
           priority, 'closed', true, posted_at, updated_at, '{read:2}'
         from jobs, generate_series(1, ${limits.maxReportPdfRows}) where id = ${id}`,
      );
    });
    const [email] = await emailsAt(monday);
    expect(email?.attachments).toEqual([]);
    expect(email?.text).toContain("10,001 rows");
    expect(email?.text).toContain("The report is too long to attach. Open it to see every row.");
  });
});

describe("it ends", () => {
  const noticesOf = (who: Colleague) => who.ask<Notification[]>("listNotifications");

  test("when its owner's role no longer includes reports, with a notification", async () => {
    await schedule({ recipients: [firm.admin.id, joan.id] });
    await site.db.update(users).set({ primaryRole: "associate" }).where(eq(users.id, firm.admin.id));
    expect(await emailsAt(monday)).toEqual([]);
    const [row] = await site.db.select().from(reportSchedules);
    expect(row?.pausedAt).toEqual(site.time.now);
    expect(await noticesOf(firm.admin)).toMatchObject([
      { title: 'Your scheduled report "Jobs, previous week" is paused' },
    ]);
  });

  test("when its owner leaves the firm, also between enqueuing and sending an email", async () => {
    await schedule({ recipients: [firm.admin.id, joan.id], format: "csv" });
    const elsewhere = await createFirm(site);
    site.time.now = new Date(monday);
    expect(await sendDueReports(site.db, site.time.now)).toBe(2);
    await site.db.update(users).set({ firmId: elsewhere.firmId }).where(eq(users.id, firm.admin.id));
    expect(await post.deliver()).toEqual([]);
    expect(await emailsAt("2026-03-23T12:00:00Z")).toEqual([]);
    expect(await site.db.select().from(reportSchedules)).toEqual([]);
  });

  test("for a colleague who leaves, loses the role or has an unverified email", async () => {
    await schedule({ recipients: [firm.admin.id, joan.id], format: "csv" });
    await site.db.update(users).set({ primaryRole: "associate" }).where(eq(users.id, joan.id));
    expect(addressesOf(await emailsAt(monday))).toEqual([firm.admin.email]);
    await site.db
      .update(users)
      .set({ primaryRole: "firm_admin", emailVerified: false })
      .where(eq(users.id, joan.id));
    expect(addressesOf(await emailsAt("2026-03-23T12:00:00Z"))).toEqual([firm.admin.email]);
    const elsewhere = await createFirm(site);
    await site.db
      .update(users)
      .set({ emailVerified: true, firmId: elsewhere.firmId })
      .where(eq(users.id, joan.id));
    expect(addressesOf(await emailsAt("2026-03-30T12:00:00Z"))).toEqual([firm.admin.email]);
    expect((await list())[0]?.recipients.map(({ id }) => id)).toEqual([firm.admin.id]);
  });

  test.each([
    ["leaves the firm", async () => ({ firmId: (await createFirm(site)).firmId })],
    ["loses the role", async () => ({ primaryRole: "associate" as const })],
    ["deactivates the account", async () => ({ deactivatedAt: thursday })],
  ])("for a colleague who %s after the email was enqueued", async (_what, change) => {
    await schedule({ recipients: [firm.admin.id, joan.id], format: "csv" });
    site.time.now = new Date(monday);
    expect(await sendDueReports(site.db, site.time.now)).toBe(2);
    await site.db
      .update(users)
      .set(await change())
      .where(eq(users.id, joan.id));
    expect(addressesOf(await post.deliver())).toEqual([firm.admin.email]);
  });

  test("when its department is no more, with a notification", async () => {
    const { id } = await makeDepartment(site.db, { firmId: firm.firmId });
    await schedule({ report: { ...jobsOfWeek, department: id } });
    await site.db.delete(departments).where(eq(departments.id, id));
    expect(await emailsAt(monday)).toEqual([]);
    expect(await list()).toMatchObject([{ isPaused: true, departmentName: null }]);
    expect(await noticesOf(firm.admin)).toMatchObject([
      { message: "The department it covers has been removed." },
    ]);
  });
});

describe("access", () => {
  test("a colleague, another firm", async () => {
    const { id } = await schedule();
    const rival = await createFirm(site);
    for (const who of [joan, rival.admin])
      for (const [name, body] of [
        ["changeReportSchedule", { paused: true }],
        ["removeReportSchedule", undefined],
      ] as const) {
        const answer = await who.call(name, { params: { id }, ...(body && { body }) });
        expect([answer.statusCode, answer.body]).toEqual([404, errorMessages.reportScheduleNotFound]);
      }
    expect(await joan.ask("listReportSchedules")).toEqual([]);
  });

  test("people who may not see reports, and another firm's department", async () => {
    const associate = await firm.hire({ primaryRole: "associate" });
    const rival = await createFirm(site);
    const theirs = await makeDepartment(site.db, { firmId: rival.firmId });
    const refuse = async (more: object) => {
      const { statusCode, body } = await firm.admin.call("scheduleReport", { body: weekly(more) });
      return [statusCode, body];
    };
    for (const id of [associate.id, rival.admin.id])
      expect(await refuse({ recipients: [id] })).toEqual([400, errorMessages.reportRecipients]);
    expect(await refuse({ report: { ...jobsOfWeek, department: theirs.id } })).toEqual([
      400,
      errorMessages.noSuchDepartment,
    ]);
    expect(await refuse({ report: { ...jobsOfWeek, columns: ["earned"] } })).toEqual([
      400,
      errorMessages.reportColumns,
    ]);
    expect(await refuse({ report: { ...jobsOfWeek, only: "answered" } })).toEqual([
      400,
      "Please choose one of the table's rows (only)",
    ]);
    expect(await refuse({ recipients: [] })).toEqual([400, "Please choose who gets it (recipients)"]);
    expect(await list()).toEqual([]);
  });

  test("twenty are enough, also for many at once", async () => {
    for (let at = 1; at < limits.reportSchedules; at += 1)
      await makeReportSchedule(site.db, thursday, { ownerId: firm.admin.id, firmId: firm.firmId });
    const answers = await Promise.all(
      [1, 2, 3].map(() => firm.admin.call("scheduleReport", { body: weekly() })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });
});

test("deletes its unsent emails", async () => {
  const { id } = await schedule({ format: "csv" });
  site.time.now = new Date(monday);
  expect(await sendDueReports(site.db, site.time.now)).toBe(1);
  await firm.admin.ask("removeReportSchedule", { params: { id } });
  expect(await post.deliver()).toEqual([]);
  expect(await list()).toEqual([]);
});
