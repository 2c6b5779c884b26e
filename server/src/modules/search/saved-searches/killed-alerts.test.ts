/** Alerts of a process that is killed between any two of its steps. */
import type { Notification } from "@caseload/contract/notifications/notifications";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sentEmails } from "../../../platform/db/schema/notifications.ts";
import { alertEmails, reportedJobs } from "../../../platform/db/schema/saved-searches.ts";
import { runUntilCrash, requeueActiveTasks } from "../../../testkit/crash/crash-process.ts";
import { createMailServer, type MailServer } from "../../../testkit/mail-server.ts";
import { createFirmWithPartner, createParalegal, probatePosting } from "../../../testkit/market.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { createMailer } from "../../../platform/email/mailer.ts";
import { createTaskQueue, type TaskQueue } from "../../../platform/tasks/queue.ts";
import { quietLog } from "../../../testkit/quiet-log.ts";
import { alertOnPosting } from "./alert-on-posting.ts";
import { sendAlertEmail } from "./send-alert-email.ts";
import { sendDigests } from "./send-digests.ts";

let site: Site;
let mail: MailServer;
let queue: TaskQueue<never>;
let firm: Awaited<ReturnType<typeof createFirmWithPartner>>;
let readers: Awaited<ReturnType<typeof createParalegal>>[];

beforeAll(async () => {
  site = await openSite();
  site.time.now = new Date("2026-06-01T15:00:00Z");
  mail = await createMailServer();
  await mail.listen();
  const config = { ...site.deps.config, smtpUrl: mail.url };
  const deps = { ...site.deps, mailer: createMailer(config), config };
  const { connectionString } = site;
  const tasks = [alertOnPosting, sendAlertEmail];
  queue = createTaskQueue({ connectionString, tasks, deps, log: quietLog });
  await queue.start({ workers: false });
  firm = await createFirmWithPartner(site, "Harrow Street Legal");
  readers = [await createParalegal(site), await createParalegal(site)];
  for (const [at, frequency] of ["instant", "daily"].entries())
    await readers[at]?.ask("saveSearch", {
      body: { name: frequency, filters: { keyword: "probate" }, alertEnabled: true, frequency },
    });
});
afterAll(async () => {
  await queue.stop();
  await mail.close();
  await site.close();
});

const fixture = new URL("alert-worker.fixture.ts", import.meta.url);

/** After a day that ends with a killed process, what each reader got for its posting. */
async function dayWithDeath(number: number, step: number) {
  await site.db.delete(sentEmails);
  site.time.now = new Date(Date.parse("2026-06-01T15:00:00Z") + number * 86_400_000);
  const title = `Probate paralegal ${number}`;
  const { id } = await firm.ask<{ id: number }>("postJob", { body: { ...probatePosting, title } });
  site.time.now = new Date(site.time.now.getTime() + 20 * 3_600_000);
  mail.deferNext = 1;
  const hasLived = await runUntilCrash(step, fixture, [
    site.connectionString,
    mail.url,
    site.time.now.toISOString(),
  ]);
  await requeueActiveTasks(site.db);
  await sendDigests(site.db, site.time.now);
  await queue.runDueTasks({ evenIfDelayed: true });
  const received = mail.received
    .splice(0)
    .map(({ to, read }) => ({ to, key: read.messageId, text: read.text }));
  const got = await Promise.all(
    readers.map(async (reader) => {
      const notices = await reader.ask<Notification[]>("listNotifications", { query: { limit: 5 } });
      return notices.filter(({ actionUrl }) => actionUrl === `/jobs/${id}`).length;
    }),
  );
  return { hasLived, title, received, got };
}

test("each posting is reported once, whichever step a process dies before", async () => {
  let deaths = 0;
  let repeats = 0;
  for (let step = 1; ; step += 1) {
    const { hasLived, title, received, got } = await dayWithDeath(step, step);
    expect({ step, got }).toEqual({ step, got: [1, 1] });
    // A server that accepted an email and could not confirm it gets it again, with the same Message-ID.
    expect({ step, emails: new Set(received.map(({ key }) => key)).size }).toEqual({
      step,
      emails: 2,
    });
    expect(new Set(received.map(({ to }) => to.join())).size).toBe(2);
    for (const { text } of received) expect(text).toContain(title);
    repeats += received.length - 2;
    if (hasLived) break;
    deaths += 1;
    if (deaths > 60) throw new Error("The process never reaches its end.");
  }
  expect(deaths).toBeGreaterThan(8);
  expect(repeats).toBeLessThanOrEqual(readers.length);
  expect(await site.db.select().from(alertEmails)).toEqual([]);
  expect(await site.db.select().from(reportedJobs)).toHaveLength(2 * (deaths + 1));
}, 600_000);
