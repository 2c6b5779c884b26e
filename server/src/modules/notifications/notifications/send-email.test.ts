import { timeFor } from "@caseload/contract/date-format";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { like } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { notificationEmails, sentEmails } from "../../../platform/db/schema/notifications.ts";
import { makePerson } from "../../../demo/factories.ts";
import { createMailServer, type MailServer } from "../../../testkit/mail-server.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { openTaskQueue, type TestQueue } from "../../../testkit/task-queue.ts";
import type { CalendarEvent } from "../../../platform/icalendar.ts";
import { passEmailHour } from "../../../testkit/pass-email-hour.ts";
import { notify, type Notice } from "./notify.ts";
import { sendEmail } from "./send-email.ts";

let site: Site;
let dataDir: string;
let mailServer: MailServer;
let userId: number;
let address: string;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  site = await openSite();
  dataDir = await mkdtemp(join(tmpdir(), "caseload-mail-"));
  const person = await makePerson(site.db, site.time.now, {
    firstName: "Inès",
    lastName: "O'Neill",
    primaryRole: "freelance_paralegal",
    timeZone: "Europe/Paris",
    dateLanguage: "en-GB",
  });
  userId = person.id;
  address = person.email;
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  await site.db.delete(sentEmails);
  await site.db.delete(notificationEmails);
  mailServer = await createMailServer();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await mailServer.close();
});

/** A queue without workers that sends through an SMTP server. */
async function queueWith(smtpUrl?: string): Promise<TestQueue> {
  const queue = await openTaskQueue(site, { smtpUrl, dataDir, baseUrl: "https://caseload.test" });
  stops.push(() => queue.stop());
  return queue;
}

const notifyMember = (input: Partial<Notice> = {}) =>
  site.db.transaction((tx) =>
    notify(
      tx,
      {
        userId,
        type: "contract",
        title: "Terms are ready to sign",
        message: "Privilege review <b>& clawback</b>.",
        priority: "high",
        actionUrl: "/contracts/7",
        ...input,
      },
      [],
      site.time.now,
    ),
  );

const nothing = (): never => {
  throw new Error("No e-mail arrived.");
};

test("a notification is sent once, as text and HTML with the link and the time in the recipient's format", async () => {
  await mailServer.listen();
  const queue = await queueWith(mailServer.url);
  await notifyMember();
  await queue.runDueTasks();
  await queue.runDueTasks({ evenIfDelayed: true });
  expect(mailServer.received).toHaveLength(1);
  const [email] = mailServer.received;
  expect(email).toMatchObject({ from: "no-reply@caseload.test", to: [address] });
  const { subject, from, text, html, headers } = email?.read ?? nothing();
  expect(subject).toBe("Terms are ready to sign");
  expect(from).toMatchObject({ name: "Caseload", address: "no-reply@caseload.test" });
  for (const body of [text, html]) {
    expect(body).toContain("Hello Inès,");
    expect(body).toContain("https://caseload.test/contracts/7");
    expect(body).toContain("https://caseload.test/settings/notifications");
    expect(body).toContain(timeFor({ timeZone: "Europe/Paris", dateLanguage: "en-GB" }, site.time.now));
  }
  expect(text).toContain("Privilege review <b>& clawback</b>.");
  expect(html).toContain("Privilege review &lt;b&gt;&amp; clawback&lt;/b&gt;.");
  expect(html).toContain('href="https://caseload.test/contracts/7"');
  expect(headers).toContainEqual(expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }));
  expect(await site.db.select().from(notificationEmails)).toEqual([]);
});

/** The hour of the mailbox passes, and what waits is sent. */
async function anHourLater(queue: TestQueue): Promise<void> {
  await passEmailHour(site.db);
  await queue.runDueTasks({ evenIfDelayed: true });
}
const subjects = () => mailServer.received.map(({ read }) => read.subject ?? "");

test("beyond the mailbox's share of the hour notifications wait, and come as one email", async () => {
  await mailServer.listen();
  const queue = await queueWith(mailServer.url);
  const strange = { type: "application", actionUrl: "/applicants?application=1" } as const;
  for (const applicant of ["Ada", "Owen", "Priya", "Ruth"])
    await notifyMember({ ...strange, title: `${applicant} applied`, message: "Privilege review" });
  for (let sent = 0; sent < 3; sent += 1)
    await notifyMember({
      type: "message",
      title: "Eve sent you a message",
      message: `Secret ${sent}\nTheir email address isn't confirmed.`,
      actionUrl: "/messages/5",
      alwaysByEmail: true,
      cause: "other",
    });
  await site.db
    .update(notificationEmails)
    .set({ type: "message" })
    .where(like(notificationEmails.title, "Eve%"));
  await queue.runDueTasks();
  await queue.runDueTasks({ evenIfDelayed: true });
  expect(subjects()).toEqual(["Ada applied"]);
  await anHourLater(queue);
  expect(subjects()).toEqual(["Ada applied", "You have 6 new notifications on Caseload"]);
  const { text, html, headers } = mailServer.received[1]?.read ?? nothing();
  for (const body of [text, html]) {
    for (const line of ["Owen applied", "Priya applied", "Ruth applied", "Eve sent you a message (3)"])
      expect(body).toContain(line);
    expect(body).toContain("Privilege review");
    expect(body).toMatch(/Their email address isn('|&#39;)t confirmed\./);
    expect(body).not.toContain("Secret");
    expect(body).toContain("https://caseload.test/applicants?application=1");
    expect(body).toContain("https://caseload.test/messages/5");
  }
  // Two topics have no link that stops both.
  expect(headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
  expect(await site.db.select().from(notificationEmails)).toEqual([]);
  await anHourLater(queue);
  expect(subjects()).toHaveLength(2);
});

test("one that waits alone comes as itself, and contracts have a place that others cannot use", async () => {
  await mailServer.listen();
  const queue = await queueWith(mailServer.url);
  const applied = { type: "application", message: "Privilege review" } as const;
  await notifyMember({ ...applied, title: "Ada applied" });
  await notifyMember({ ...applied, title: "Owen applied" });
  await notifyMember();
  await queue.runDueTasks();
  expect(subjects()).toEqual(["Ada applied", "Terms are ready to sign"]);
  await anHourLater(queue);
  expect(subjects().slice(2)).toEqual(["Owen applied"]);
  const [, , owen] = mailServer.received;
  expect(owen?.read.text).toContain("Privilege review");
  expect(owen?.read.headers.map(({ key }) => key)).toContain("list-unsubscribe");
});

test("every calendar change that was combined is attached, in its latest version", async () => {
  await mailServer.listen();
  const queue = await queueWith(mailServer.url);
  const event = (key: string, sequence: number, method: "REQUEST" | "CANCEL"): CalendarEvent => ({
    method,
    key,
    sequence,
    startsAt: "2026-03-13T16:00:00.000Z",
    minutes: 30,
    summary: `Interview ${key}`,
    description: "",
    location: null,
    path: "/applications",
  });
  const change = (title: string, changed: CalendarEvent) =>
    notifyMember({ type: "application", title, event: changed });
  await change("Confirmed", event("interview-1", 1, "REQUEST"));
  await notifyMember({ title: "Terms changed" });
  await queue.runDueTasks();
  await change("Moved", event("interview-1", 2, "REQUEST"));
  await change("Canceled", event("interview-1", 3, "CANCEL"));
  await change("Another", event("interview-2", 1, "REQUEST"));
  await queue.runDueTasks();
  await anHourLater(queue);
  const email = mailServer.received.at(-1)?.content ?? "";
  expect(subjects()).toEqual(["Confirmed", "Terms changed", "You have 3 new notifications on Caseload"]);
  expect(email).toContain("method=CANCEL");
  expect(email).toContain("interview-2.ics");
  expect(email).not.toContain("interview-1.ics");
});

test("what the recipient did is not counted, and neither delays nor is delayed", async () => {
  await mailServer.listen();
  const queue = await queueWith(mailServer.url);
  for (let done = 0; done < 5; done += 1) await notifyMember({ title: "You confirmed", isOwnAct: true });
  await notifyMember({ title: "Ada applied", type: "application" });
  await queue.runDueTasks();
  expect(subjects().toSorted()).toEqual(["Ada applied", ...Array.from({ length: 5 }, () => "You confirmed")]);
});

test("a combined email is sent once after many rejections by the mail server", async () => {
  await mailServer.listen();
  const queue = await queueWith(mailServer.url);
  for (const title of ["First", "Second", "Third"]) await notifyMember({ title, type: "application" });
  await queue.runDueTasks();
  await passEmailHour(site.db);
  mailServer.deferNext = 5;
  await queue.runDueTasks({ evenIfDelayed: true });
  expect(subjects()).toEqual(["First", "You have 2 new notifications on Caseload"]);
});

test("an optional email has an unsubscribe link and List-Unsubscribe headers", async () => {
  await mailServer.listen();
  const queue = await queueWith(mailServer.url);
  await notifyMember();
  await notifyMember({ title: "Your credential was checked", type: "system", alwaysByEmail: true });
  await queue.runDueTasks();
  const read = mailServer.received.map((email) => email.read);
  const chosen = read.find(({ subject }) => subject === "Terms are ready to sign") ?? nothing();
  const decision = read.find(({ subject }) => subject === "Your credential was checked") ?? nothing();
  const header = (message: typeof chosen, name: string) =>
    message.headers.find(({ key }) => key === name)?.value;
  const address = /^<(https:\/\/caseload\.test\/unsubscribe\?token=[\w.-]+)>$/.exec(
    header(chosen, "list-unsubscribe") ?? "",
  )?.[1];
  expect(address).toBeDefined();
  expect(header(chosen, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(chosen.text).toContain(`Stop these emails: ${address}`);
  expect(chosen.html).toContain(`href="${address}"`);
  expect(chosen.text).toContain("email notifications about contracts are on.");

  expect(header(decision, "list-unsubscribe")).toBeUndefined();
  expect(decision.html).not.toContain("/unsubscribe");
  expect(decision.text).toContain("because you have an account with Caseload.");
});

test.each(["application", "contract"] as const)(
  "a notification of the kind %s renders text and HTML",
  async (type) => {
    await mailServer.listen();
    const queue = await queueWith(mailServer.url);
    await notifyMember({ type, actionUrl: null });
    await queue.runDueTasks();
    const { text, html } = mailServer.received[0]?.read ?? nothing();
    for (const body of [text, html]) expect(body).toContain("https://caseload.test/");
    expect(html).toContain("prefers-color-scheme:dark");
  },
);

test("an email is queued while the mail server is down, and sent once when it is back", async () => {
  const queue = await queueWith(mailServer.url);
  await notifyMember({ type: "application", title: "New application" });
  const [refused] = await queue.runDueTasks();
  expect(refused?.error?.message).toMatch(/ECONNREFUSED/);
  expect(await queue.runDueTasks()).toEqual([]);
  const start = await site.db.execute(
    "select start_after > now() as waits, retry_backoff from tasks.job where state = 'retry'",
  );
  expect(start.rows).toEqual([{ waits: true, retry_backoff: true }]);

  await mailServer.listen();
  await queue.runDueTasks({ evenIfDelayed: true });
  await queue.runDueTasks({ evenIfDelayed: true });
  expect(mailServer.received).toHaveLength(1);
});

test("attempts continue for more than an hour, and each email is sent once after many rejections", async () => {
  const { retryLimit, retryDelay, retryDelayMax } = sendEmail.policy;
  // pg-boss waits at least half of delay * 2 ^ attempt.
  const waits = Array.from({ length: retryLimit }, (_, n) =>
    Math.min(retryDelayMax, (retryDelay * 2 ** n) / 2),
  );
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(3_600);

  await mailServer.listen();
  mailServer.deferNext = 15;
  const queue = await queueWith(mailServer.url);
  await notifyMember({ title: "First" });
  await notifyMember({ title: "Second", type: "application" });
  const attempts = await queue.runDueTasks({ evenIfDelayed: true });
  expect(attempts.filter(({ error }) => /451/.test(error?.message ?? ""))).toHaveLength(15);
  expect(subjects().toSorted()).toEqual(["First", "Second"]);
});

test("a permanently rejected address is not retried, and does not block others", async () => {
  await mailServer.listen();
  const queue = await queueWith(mailServer.url);
  const gone = await makePerson(site.db, site.time.now, { primaryRole: "freelance_paralegal" });
  mailServer.unknown.add(gone.email);
  await notifyMember({ userId: gone.id });
  await notifyMember();
  const attempts = await queue.runDueTasks({ evenIfDelayed: true });
  expect(attempts.map(({ error }) => error)).toEqual([undefined, undefined]);
  expect(mailServer.received.map(({ to }) => to)).toEqual([[address]]);
  expect(await site.db.select().from(notificationEmails)).toEqual([]);
});

test("a rolled-back change sends nothing, and neither do messages", async () => {
  await mailServer.listen();
  const queue = await queueWith(mailServer.url);
  const notice = {
    userId,
    type: "contract",
    title: "t",
    message: "m",
    priority: "low",
    actionUrl: null,
  } as const;
  const abandoned = site.db.transaction(async (tx) => {
    await notify(tx, notice, [], site.time.now);
    throw new Error("change of mind");
  });
  await expect(abandoned).rejects.toThrow("change of mind");
  await notifyMember({ type: "message", title: "Somebody sent you a message" });
  expect(await queue.runDueTasks()).toEqual([]);
  expect(mailServer.received).toEqual([]);
});

test("names and titles cannot inject headers or tags (ASVS 1.3.11)", async () => {
  await mailServer.listen();
  const queue = await queueWith(mailServer.url);
  const sly = await makePerson(site.db, site.time.now, {
    primaryRole: "freelance_paralegal",
    firstName: "<script>alert(1)</script>",
    lastName: "Eve\r\nBcc: everybody@example.com",
  });
  await notifyMember({ userId: sly.id, title: "Hello\r\nBcc: everybody@example.com" });
  await queue.runDueTasks();
  const [email] = mailServer.received;
  expect(email?.to).toEqual([sly.email]);
  expect(email?.read.bcc).toBeUndefined();
  expect(email?.read.subject).toBe("Hello Bcc: everybody@example.com");
  expect(email?.read.html).toContain("Hello &lt;script&gt;alert(1)&lt;/script&gt;,");
  expect(email?.read.html).not.toContain("<script");
});

test("without SMTP_URL the email is a file in the outbox, readable by its owner only", async () => {
  const queue = await queueWith();
  await notifyMember();
  await queue.runDueTasks();
  const folder = join(dataDir, "outbox");
  const files = await readdir(folder);
  expect(files).toHaveLength(1);
  const [file = ""] = files;
  expect(file).toMatch(/^[\dT.Z-]+-notification-\d+\.eml$/);
  expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
  const { to, text } = await PostalMime.parse(await readFile(join(folder, file)));
  expect(to).toEqual([{ name: "Inès O'Neill", address }]);
  expect(text).toContain("https://caseload.test/contracts/7");
});
