import { timeFor } from "@caseload/contract/date-format";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { attempts } from "../../../platform/db/schema/accounts.ts";
import { notificationEmails } from "../../../platform/db/schema/notifications.ts";
import { makePerson } from "../../../demo/factories.ts";
import { createMailServer, type MailServer } from "../../../testkit/mail-server.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { openTaskQueue, type TestQueue } from "../../../testkit/task-queue.ts";
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
  await site.db.delete(attempts);
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

test("one page is emailed about three times an hour; decisions and other pages are emailed all the same", async () => {
  await mailServer.listen();
  const queue = await queueWith(mailServer.url);
  for (let made = 0; made < 5; made += 1) await notifyMember();
  await notifyMember({ title: "Your credential was checked", alwaysByEmail: true });
  await notifyMember({ title: "Another contract", actionUrl: "/contracts/8" });
  await notifyMember({ title: "No page", actionUrl: null });
  await queue.runDueTasks();
  expect(mailServer.received.map(({ read }) => read.subject ?? "").toSorted()).toEqual([
    "Another contract",
    "No page",
    "Terms are ready to sign",
    "Terms are ready to sign",
    "Terms are ready to sign",
    "Your credential was checked",
  ]);
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
  expect(chosen.text).toContain("you asked for emails about contracts.");

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
  await notifyMember({ title: "Second" });
  const attempts = await queue.runDueTasks({ evenIfDelayed: true });
  expect(attempts.filter(({ error }) => /451/.test(error?.message ?? ""))).toHaveLength(15);
  const subjects = mailServer.received.map(({ read }) => read.subject ?? "");
  expect(subjects.toSorted()).toEqual(["First", "Second"]);
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

const emailsOf = async (act: () => Promise<unknown>): Promise<number> => {
  const before = await site.db.$count(notificationEmails);
  await act();
  return (await site.db.$count(notificationEmails)) - before;
};

test("one person causes three emails an hour to a mailbox, whatever they do", async () => {
  const { id: aboutId } = await makePerson(site.db, site.time.now, { primaryRole: "associate" });
  const count = await emailsOf(async () => {
    for (let act = 0; act < 6; act += 1) await notifyMember({ aboutId, actionUrl: `/contracts/${act}` });
  });
  expect(count).toBe(3);
});

test("people without a confirmed address cause three emails an hour to a mailbox together", async () => {
  const count = await emailsOf(async () => {
    for (let act = 0; act < 6; act += 1) {
      const { id: aboutId } = await makePerson(site.db, site.time.now, {
        primaryRole: "freelance_paralegal",
        emailVerified: false,
      });
      await notifyMember({ aboutId, actionUrl: `/contracts/${act}` });
    }
  });
  expect(count).toBe(3);
});
