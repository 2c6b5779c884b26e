import type { FastifyInstance } from "fastify";
import type { Config } from "./platform/config.ts";
import type { Db } from "./platform/db/database.ts";
import type { DatabaseAddress } from "./platform/db/database-address.ts";
import type { FileStorage } from "./platform/files/storage.ts";
import { createMailer } from "./platform/email/mailer.ts";
import { buildExport, type ExportDeps } from "./modules/accounts/data-export/build-export.ts";
import {
  type AccountEmailDeps,
  accountEmailTask,
} from "./modules/accounts/account-emails/account-email-task.ts";
import {
  sendContactAnswer,
  sendContactReceipt,
} from "./modules/staff/contact-messages/send-contact-emails.ts";
import {
  sealSignedVersion,
  type SealTaskDeps,
} from "./modules/engagements/agreements/seal-signed-version.ts";
import { removeUnfinishedUploadsTask } from "./modules/engagements/files/resumable-uploads.ts";
import { type ScanTaskDeps, scanFilesTask } from "./modules/engagements/files/scan-files.ts";
import {
  checkDueConflicts,
  checkJobConflicts,
  type ConflictTaskDeps,
} from "./modules/hiring/conflicts/check-due.ts";
import { makePlannedDecision } from "./modules/hiring/applications/plan-decisions.ts";
import {
  type BusyCalendarDeps,
  readBusyCalendarsTask,
} from "./modules/hiring/availability/busy-calendars.ts";
import { markSimilarFirmsTask } from "./modules/firms/firm/mark-similar-firms.ts";
import { sendInvitation } from "./modules/firms/invitations/send-invitation.ts";
import { type FileTaskDeps, removeUnneededFilesTask } from "./platform/files/remove-unneeded-files.ts";
import {
  combineEmails,
  type EmailDeps,
  sendEmail,
} from "./modules/notifications/notifications/send-email.ts";
import { type PushDeps, sendPush } from "./modules/notifications/browser-push/send-push.ts";
import {
  type ReportEmailDeps,
  sendReportEmail,
} from "./modules/reporting/scheduled-reports/send-report-email.ts";
import { alertOnPosting } from "./modules/search/saved-searches/alert-on-posting.ts";
import { sendAlertEmail } from "./modules/search/saved-searches/send-alert-email.ts";
import { openNameSeal } from "./platform/name-seal.ts";
import type { PdfRenderer } from "./platform/pdf/pdf-renderer.ts";
import { openPushServices } from "./modules/notifications/browser-push/push-services.ts";
import { deriveVapidKeys } from "./modules/notifications/browser-push/vapid-keys.ts";
import { createTaskQueue } from "./platform/tasks/queue.ts";
import { scheduledTasks, schedules } from "./scheduled-tasks.ts";
import type { ScheduledTaskDeps, AnyTask } from "./platform/tasks/task.ts";

type BackgroundDeps = ScheduledTaskDeps &
  EmailDeps &
  PushDeps &
  ExportDeps &
  AccountEmailDeps &
  FileTaskDeps &
  ScanTaskDeps &
  ReportEmailDeps &
  SealTaskDeps &
  ConflictTaskDeps &
  BusyCalendarDeps;

/** All background tasks. */
export const backgroundTasks: readonly AnyTask<BackgroundDeps>[] = [
  ...scheduledTasks,
  sendEmail,
  combineEmails,
  sendPush,
  buildExport,
  accountEmailTask,
  sendContactReceipt,
  sendContactAnswer,
  sendInvitation,
  alertOnPosting,
  sendAlertEmail,
  sendReportEmail,
  removeUnneededFilesTask,
  scanFilesTask,
  removeUnfinishedUploadsTask,
  sealSignedVersion,
  checkDueConflicts,
  checkJobConflicts,
  makePlannedDecision,
  readBusyCalendarsTask,
  markSimilarFirmsTask,
];

interface BackgroundParts {
  database: DatabaseAddress;
  db: Db;
  config: Config;
  clock: () => Date;
  secret: string;
  files: FileStorage;
  pdfRenderer: PdfRenderer;
  log: FastifyInstance["log"];
}

/** Starts the background tasks. The returned function stops them after the running handlers. */
export async function startBackground(parts: BackgroundParts): Promise<() => Promise<void>> {
  const { database, db, config, clock, secret, files, pdfRenderer, log } = parts;
  const mailer = createMailer(config);
  const pushServices = openPushServices({ log, keys: deriveVapidKeys(secret), baseUrl: config.baseUrl });
  const nameSeal = openNameSeal(config, secret);
  const deps: BackgroundDeps = {
    db,
    clock,
    mailer,
    pushServices,
    config,
    secret,
    nameSeal,
    files,
    pdfRenderer,
  };
  const queue = createTaskQueue({
    connectionString: database.directUrl,
    log,
    deps,
    tasks: backgroundTasks,
    schedules,
  });
  await queue.start({ workers: true });
  return async () => {
    await queue.stop();
    mailer.close();
    pushServices.close();
  };
}
