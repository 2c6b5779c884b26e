import { and, eq, isNull } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import {
  reportEmails,
  reportRecipients,
  reportSchedules,
} from "../../../platform/db/schema/scheduled-reports.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { tryLockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { mayReadReports } from "./policy.ts";
import { findDepartmentName, isReaderOf, type ScheduleRow } from "./queries.ts";
import { pausedNotice } from "./report-email.ts";
import { sendReportEmail } from "./send-report-email.ts";

/** Subscribed recipients with a verified email who may see the firm's reports. */
async function findRecipients(tx: Tx, { id, firmId }: ScheduleRow): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(reportRecipients)
    .innerJoin(users, eq(users.id, reportRecipients.userId))
    .where(
      and(
        eq(reportRecipients.scheduleId, id),
        isNull(reportRecipients.stoppedAt),
        eq(users.emailVerified, true),
        isReaderOf(firmId),
      ),
    );
  return rows.map((person) => person.id);
}

/** Deletes the schedule of an owner who left the firm; pauses it without the permission or the department. */
async function endUnlessAllowed(tx: Tx, schedule: ScheduleRow, now: Date): Promise<boolean> {
  const { id, ownerId, firmId, report } = schedule;
  const [owner] = await tx.select().from(users).where(eq(users.id, ownerId));
  if (owner?.firmId !== firmId) {
    await tx.delete(reportSchedules).where(eq(reportSchedules.id, id));
    return true;
  }
  const isDepartmentGone =
    typeof report.department === "number" && (await findDepartmentName(tx, report, firmId)) === null;
  if (mayReadReports(owner, firmId) && !isDepartmentGone) return false;
  await tx.update(reportSchedules).set({ pausedAt: now }).where(eq(reportSchedules.id, id));
  await notify(tx, pausedNotice(schedule, isDepartmentGone), ["reportSchedules"], now);
  return true;
}

async function enqueueEmail(tx: Tx, scheduleId: number, userId: number, dueAt: Date): Promise<void> {
  const [email] = await tx
    .insert(reportEmails)
    .values({ scheduleId, userId, dueAt })
    .returning({ id: reportEmails.id });
  if (!email) throw new Error("The email was not stored.");
  await enqueue(tx, sendReportEmail, { emailId: email.id });
}

/**
 * Enqueues the emails of one schedule for one due time, and returns how many. The handled mark, the emails and their
 * tasks commit together, so a repetition after a crash neither loses nor repeats an email.
 */
export async function enqueueReportEmails(
  db: Db,
  { id, ownerId }: Pick<ScheduleRow, "id" | "ownerId">,
  due: Date,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await tryLockActiveUser(tx, ownerId))) return 0;
    const [schedule] = await tx
      .select()
      .from(reportSchedules)
      .where(eq(reportSchedules.id, id))
      .for("no key update");
    if (!schedule || schedule.pausedAt !== null || schedule.handledAt >= due) return 0;
    if (await endUnlessAllowed(tx, schedule, now)) return 0;
    const recipients = await findRecipients(tx, schedule);
    for (const userId of recipients) await enqueueEmail(tx, id, userId, due);
    await tx
      .update(reportSchedules)
      .set({ handledAt: due, ...(recipients.length > 0 && { lastSentAt: now }) })
      .where(eq(reportSchedules.id, id));
    await announce(tx, { to: [ownerId], topics: ["reportSchedules"] });
    return recipients.length;
  });
}
