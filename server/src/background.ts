import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import type { Db } from "./db/handle.ts";
import type { FileStorage } from "./files/storage.ts";
import { createMailer } from "./mail/mailer.ts";
import { buildExport, type ExportDeps } from "./modules/exports/build-export.ts";
import { type AccountLetterDeps, accountLetterTask } from "./modules/account-letters/letter-task.ts";
import { sendContactAnswer, sendContactReceipt } from "./modules/contact/send-contact-letters.ts";
import { sendInvitation } from "./modules/invitations/send-invitation.ts";
import { type FileTaskDeps, removeUnneededFiles } from "./modules/files/remove-unneeded-files.ts";
import { type EmailDeps, sendEmail } from "./modules/notifications/send-email.ts";
import { type PushDeps, sendPush } from "./modules/push-devices/send-push.ts";
import { type ReportLetterDeps, sendReportLetter } from "./modules/report-schedules/send-report-letter.ts";
import { alertOnPosting } from "./modules/saved-searches/alert-on-posting.ts";
import { sendAlertLetter } from "./modules/saved-searches/send-alert-letter.ts";
import type { Printer } from "./paper/printer.ts";
import { openPushServices } from "./push/push-services.ts";
import { vapidKeysOf } from "./push/vapid-keys.ts";
import { createTaskQueue } from "./tasks/queue.ts";
import { type ScheduleDeps, scheduledTasks, schedules } from "./tasks/schedules.ts";
import type { AnyTask } from "./tasks/task.ts";

type BackgroundDeps = ScheduleDeps &
  EmailDeps &
  PushDeps &
  ExportDeps &
  AccountLetterDeps &
  FileTaskDeps &
  ReportLetterDeps;

/** Every kind of work that goes on behind the requests. */
export const backgroundTasks: readonly AnyTask<BackgroundDeps>[] = [
  ...scheduledTasks,
  sendEmail,
  sendPush,
  buildExport,
  accountLetterTask,
  sendContactReceipt,
  sendContactAnswer,
  sendInvitation,
  alertOnPosting,
  sendAlertLetter,
  sendReportLetter,
  removeUnneededFiles,
];

export interface BackgroundParts {
  connectionString: string;
  db: Db;
  config: Config;
  clock: () => Date;
  secret: string;
  files: FileStorage;
  printer: Printer;
  log: FastifyInstance["log"];
}

/** Starts the background work. What it answers ends it, after the handlers under way. */
export async function startBackground(parts: BackgroundParts): Promise<() => Promise<void>> {
  const { connectionString, db, config, clock, secret, files, printer, log } = parts;
  const mailer = createMailer(config);
  const pushServices = openPushServices({ log, keys: vapidKeysOf(secret), baseUrl: config.baseUrl });
  const deps: BackgroundDeps = { db, clock, mailer, pushServices, config, secret, files, printer };
  const queue = createTaskQueue({ connectionString, log, deps, tasks: backgroundTasks, schedules });
  await queue.start({ workers: true });
  return async () => {
    await queue.stop();
    mailer.close();
    pushServices.close();
  };
}
