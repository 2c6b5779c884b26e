import { and, eq, isNull, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { accountEmailTask } from "./modules/accounts/account-emails/account-email-task.ts";
import { sendAccountEmail } from "./modules/accounts/account-emails/send-account-email.ts";
import { sendEmail } from "./modules/notifications/notifications/send-email.ts";
import { sendReportEmail } from "./modules/reporting/scheduled-reports/send-report-email.ts";
import { sendAlertEmail } from "./modules/search/saved-searches/send-alert-email.ts";
import type { Db } from "./platform/db/database.ts";
import { users } from "./platform/db/schema/accounts.ts";
import { notificationEmails } from "./platform/db/schema/notifications.ts";
import { alertEmails } from "./platform/db/schema/saved-searches.ts";
import { reportEmails } from "./platform/db/schema/scheduled-reports.ts";
import { accountEmails } from "./platform/db/schema/sign-in-safety.ts";
import { recordStaffAction } from "./platform/staff-log/record-staff-action.ts";
import type { BossOptions } from "./platform/tasks/boss.ts";
import { type FailedTask, requeueTasks } from "./platform/tasks/failed-tasks.ts";

/** The tables of emails that tasks send, all with an owner. */
const emailsOf = new Map<string, PgTable>([
  [accountEmailTask.name, accountEmails],
  [sendEmail.name, notificationEmails],
  [sendAlertEmail.name, alertEmails],
  [sendReportEmail.name, reportEmails],
]);

export interface Resent {
  /** Whether a new verification email is on its way. */
  verification: boolean;
  /** Emails whose sending had failed for good, and is tried again. */
  failed: number;
}

/**
 * Sends the verification email of an unconfirmed account again, and all emails to the account whose sending has failed
 * for good.
 * @returns null when no account has the address
 */
export async function resendEmails(
  db: Db,
  boss: BossOptions,
  email: string,
  now: Date,
): Promise<Resent | null> {
  const [owner] = await db
    .select({ id: users.id, email: users.email, isConfirmed: users.emailVerified })
    .from(users)
    .where(and(eq(users.email, email.trim().toLowerCase()), isNull(users.deletedAt)));
  if (!owner) return null;
  const failed = await findFailedEmails(db, owner.id);
  await requeueTasks(boss, failed);
  const resent = { verification: !owner.isConfirmed, failed: failed.length };
  await db.transaction(async (tx) => {
    if (resent.verification)
      await sendAccountEmail(tx, { kind: "prove_address", userId: owner.id, email: owner.email }, now);
    await recordStaffAction(tx, null, { action: "emails_resent", subject: "user", subjectId: owner.id }, now);
  });
  return resent;
}

type TaskRef = Pick<FailedTask, "id" | "name">;

async function findFailedEmails(db: Db, userId: number): Promise<TaskRef[]> {
  const found: TaskRef[] = [];
  for (const [name, table] of emailsOf) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select task.id from tasks.job task join ${table} email on email.id = (task.data->>'emailId')::integer
      where task.name = ${name} and task.state = 'failed' and email.user_id = ${userId}`);
    found.push(...rows.map(({ id }) => ({ id, name })));
  }
  return found;
}
