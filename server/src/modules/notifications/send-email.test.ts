import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { backgroundTasks } from "../../background.ts";
import { makePerson } from "../../demo/factories.ts";
import { createMailer, type Mailer } from "../../mail/mailer.ts";
import { createTaskQueue, type TaskQueue } from "../../tasks/queue.ts";
import { createMailServer, type MailServer } from "../../testkit/mail-server.ts";
import { quietLog } from "../../testkit/quiet-log.ts";
import { openSite, type Site } from "../../testkit/site.ts";
import { notify, type Notice } from "./notify.ts";

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
  });
  userId = person.id;
  address = person.email;
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  mailServer = await createMailServer();
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await mailServer.close();
});

/** A queue without workers that sends with this mailer. */
async function queueWith(smtpUrl?: string): Promise<TaskQueue<never>> {
  const config = { ...site.deps.config, smtpUrl, dataDir, baseUrl: "https://caseload.test" };
  const mailer: Mailer = createMailer(config);
  const { db, clock } = site.deps;
  const queue = createTaskQueue({
    connectionString: site.connectionString,
    tasks: backgroundTasks,
    deps: { db, clock, mailer, config },
    log: quietLog,
  });
  await queue.start({ workers: false });
  stops.push(async () => {
    await queue.stop();
    mailer.close();
  });
  return queue;
}

const tell = (given: Partial<Notice> = {}) =>
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
        ...given,
      },
      [],
      site.time.now,
    ),
  );

/** The readable part of a message: quoted-printable undone. */
const readable = (content: string): string => {
  const bytes = content
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
};

test("a notification about a contract is sent once, as text and HTML, with an absolute link", async () => {
  await mailServer.listen();
  const queue = await queueWith(mailServer.url);
  await tell();
  await queue.runDueTasks();
  await queue.runDueTasks({ evenIfDelayed: true });
  expect(mailServer.received).toHaveLength(1);
  const [email] = mailServer.received;
  expect(email).toMatchObject({ from: "no-reply@caseload.test", to: [address] });
  const content = readable(email?.content ?? "");
  expect(content).toContain("Subject: Terms are ready to sign");
  expect(content).toContain("From: Caseload <no-reply@caseload.test>");
  expect(content).toContain("Hello Inès,");
  expect(content).toContain("Privilege review <b>& clawback</b>.");
  expect(content).toContain("Privilege review &lt;b&gt;&amp; clawback&lt;/b&gt;.");
  expect(content).toContain('href="https://caseload.test/contracts/7"');
  expect(content).toContain("Auto-Submitted: auto-generated");
});

test("while the mail server is down the e-mail waits, and is sent once when it is back", async () => {
  const queue = await queueWith(mailServer.url);
  await tell({ type: "application", title: "New application" });
  const [refused] = await queue.runDueTasks();
  expect(refused?.error?.message).toMatch(/ECONNREFUSED/);
  expect(await queue.runDueTasks()).toEqual([]);

  await mailServer.listen();
  mailServer.busy = true;
  const start = await site.db.execute(
    "select start_after > now() as waits, retry_backoff from tasks.job where state = 'retry'",
  );
  expect(start.rows).toEqual([{ waits: true, retry_backoff: true }]);
  setTimeout(() => (mailServer.busy = false), 50);
  const attempts = await queue.runDueTasks({ evenIfDelayed: true });
  expect(attempts.at(-1)?.error).toBeUndefined();
  expect(mailServer.received).toHaveLength(1);
  await queue.runDueTasks({ evenIfDelayed: true });
  expect(mailServer.received).toHaveLength(1);
});

test("a change that is rolled back sends nothing, and neither do messages", async () => {
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
  await tell({ type: "message", title: "Somebody sent you a message" });
  expect(await queue.runDueTasks()).toEqual([]);
  expect(mailServer.received).toEqual([]);
});

test("a line break in a title cannot add a header", async () => {
  await mailServer.listen();
  const queue = await queueWith(mailServer.url);
  await tell({ title: "Hello\r\nBcc: everybody@example.com" });
  await queue.runDueTasks();
  expect(mailServer.received[0]?.to).toEqual([address]);
  const [headers] = mailServer.received[0]?.content.split("\n\n") ?? [];
  expect(headers).toContain("Subject: Hello");
  expect(headers).not.toMatch(/^Bcc:/m);
});

test("without SMTP_URL the e-mail is a file in the outbox, for its owner's eyes", async () => {
  const queue = await queueWith();
  await tell();
  await queue.runDueTasks();
  const folder = join(dataDir, "outbox");
  const files = await readdir(folder);
  expect(files).toHaveLength(1);
  const [file = ""] = files;
  expect(file).toMatch(/^[\dT.Z-]+-notification-\d+\.eml$/);
  expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
  const content = readable(await readFile(join(folder, file), "utf8"));
  expect(content).toContain(`<${address}>`);
  expect(content).toContain("https://caseload.test/contracts/7");
});
