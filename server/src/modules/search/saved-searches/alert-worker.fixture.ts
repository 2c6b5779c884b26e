// A process of its own for killed-alerts.test.ts: reports and sends what is due, and is killed before its n-th step.
import { loadConfig } from "../../../platform/config.ts";
import { openDatabase } from "../../../platform/db/client.ts";
import { createMailer } from "../../../platform/email/mailer.ts";
import { createTaskQueue } from "../../../platform/tasks/queue.ts";
import { crashBeforeStep, reportDone } from "../../../testkit/crash/crash-before-step.ts";
import { quietLog } from "../../../testkit/quiet-log.ts";
import { alertOnPosting } from "./alert-on-posting.ts";
import { sendAlertEmail } from "./send-alert-email.ts";
import { sendDigests } from "./send-digests.ts";

const [connectionString = "", smtpUrl = "", now = "", lastStep = ""] = process.argv.slice(2);

const secret = "a secret for tests that is long enough";
const config = loadConfig({
  DATABASE_URL: connectionString,
  SMTP_URL: smtpUrl,
  AUTH_SECRET: secret,
  DATA_DIR: "unused",
});
const { db } = openDatabase(connectionString, { log: quietLog });
const clock = () => new Date(now);
const deps = { db, clock, mailer: createMailer(config), config, secret };
const tasks = [alertOnPosting, sendAlertEmail];
const queue = createTaskQueue({ connectionString, tasks, deps, log: quietLog });
await queue.start({ workers: false });

crashBeforeStep(Number(lastStep));
await sendDigests(db, clock());
await queue.runDueTasks({ evenIfDelayed: true });
reportDone();
