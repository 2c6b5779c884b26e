/** Scheduled reports of a process that is killed between any two of its steps. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { sentEmails } from "../../../platform/db/schema/notifications.ts";
import { reportEmails } from "../../../platform/db/schema/scheduled-reports.ts";
import { makeReportSchedule } from "../../../demo/factories.ts";
import { createMailer } from "../../../platform/email/mailer.ts";
import { createTaskQueue, type TaskQueue } from "../../../platform/tasks/queue.ts";
import { type TestFirm, createFirm } from "../../../testkit/firm.ts";
import { runUntilCrash, requeueActiveTasks } from "../../../testkit/crash/crash-process.ts";
import { createMailServer, type MailServer } from "../../../testkit/mail-server.ts";
import { quietLog } from "../../../testkit/quiet-log.ts";
import { openSite, type Site } from "../../../testkit/site.ts";
import { sendDueReports } from "./send-due-reports.ts";
import { sendReportEmail } from "./send-report-email.ts";

let site: Site;
let mail: MailServer;
let queue: TaskQueue<never>;
let firm: TestFirm;
beforeAll(async () => {
  site = await openSite();
  site.time.now = new Date("2026-06-01T15:00:00Z");
  mail = await createMailServer();
  await mail.listen();
  const config = { ...site.deps.config, smtpUrl: mail.url };
  const deps = { ...site.deps, mailer: createMailer(config), config };
  const { connectionString } = site;
  queue = createTaskQueue({ connectionString, tasks: [sendReportEmail], deps, log: quietLog });
  await queue.start({ workers: false });
  firm = await createFirm(site);
  const colleague = await firm.hire({ primaryRole: "firm_admin" });
  await makeReportSchedule(site.db, site.time.now, {
    ownerId: firm.admin.id,
    firmId: firm.firmId,
    frequency: "daily",
    recipients: [firm.admin.id, colleague.id],
  });
});
afterAll(async () => {
  await queue.stop();
  await mail.close();
  await site.close();
});

const fixture = new URL("report-crash.fixture.ts", import.meta.url);

test("after a crash before any step, each due report arrives exactly once", async () => {
  let deaths = 0;
  let repeats = 0;
  for (let step = 1; ; step += 1) {
    site.time.now = new Date(site.time.now.getTime() + 86_400_000);
    await site.db.delete(sentEmails);
    const given = [site.connectionString, mail.url, site.time.now.toISOString()];
    const hasLived = await runUntilCrash(step, fixture, given);
    await requeueActiveTasks(site.db);
    await sendDueReports(site.db, site.time.now);
    await queue.runDueTasks({ evenIfDelayed: true });
    const received = mail.received.splice(0);
    // A server that accepted an email and could not confirm it gets it again, with the same Message-ID.
    expect({ step, emails: new Set(received.map(({ read }) => read.messageId)).size }).toEqual({
      step,
      emails: 2,
    });
    expect(new Set(received.map(({ to }) => to.join())).size).toBe(2);
    for (const { read } of received) expect(read.attachments).toHaveLength(1);
    repeats += received.length - 2;
    if (hasLived) break;
    deaths += 1;
    if (deaths > 30) throw new Error("The process never reaches its end.");
  }
  expect(deaths).toBeGreaterThan(4);
  expect(repeats).toBeLessThanOrEqual(2);
  expect(await site.db.select().from(reportEmails)).toEqual([]);
}, 600_000);
