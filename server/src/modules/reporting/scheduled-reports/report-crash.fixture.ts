// Run by killed-reports.test.ts as a process of its own: sends the reports that are due, and is killed before its n-th
// step.
import { loadConfig } from "../../../platform/config.ts";
import { openDatabase } from "../../../platform/db/client.ts";
import { createMailer } from "../../../platform/email/mailer.ts";
import { openPdfRenderer } from "../../../platform/pdf/pdf-renderer.ts";
import { createTaskQueue } from "../../../platform/tasks/queue.ts";
import { crashBeforeStep, reportDone } from "../../../testkit/crash/crash-before-step.ts";
import { quietLog } from "../../../testkit/quiet-log.ts";
import { sendDueReports } from "./send-due-reports.ts";
import { sendReportEmail } from "./send-report-email.ts";

const [connectionString = "", smtpUrl = "", now = "", lastStep = ""] = process.argv.slice(2);
const secret = "a secret for tests that is long enough";
const config = loadConfig({
  DATABASE_URL: connectionString,
  SMTP_URL: smtpUrl,
  AUTH_SECRET: secret,
  DATA_DIR: "unused",
});
const { db } = openDatabase(connectionString, { log: quietLog });
const deps = { db, mailer: createMailer(config), config, secret, pdfRenderer: openPdfRenderer() };
const queue = createTaskQueue({ connectionString, tasks: [sendReportEmail], deps, log: quietLog });
await queue.start({ workers: false });
crashBeforeStep(Number(lastStep));

await sendDueReports(db, new Date(now));
await queue.runDueTasks({ evenIfDelayed: true });
reportDone();
