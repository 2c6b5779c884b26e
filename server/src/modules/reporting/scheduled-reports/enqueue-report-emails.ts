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
import { findDepartment, isReaderOf, type ScheduleRow } from "./queries.ts";
import { pausedNotice } from "./report-text.ts";
import { sendReportEmail } from "./send-report-email.ts";

/** Whom letters may go to: proven addresses of people who may see the firm's reports and did not stop them. */
async function findAddressees(tx: Tx, { id, firmId }: ScheduleRow): Promise<number[]> {
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

/** Ends what its owner may see no more: gone with the firm, paused with the role or the department. */
async function endUnlessAllowed(tx: Tx, schedule: ScheduleRow, now: Date): Promise<boolean> {
  const { id, ownerId, firmId, report } = schedule;
  const [owner] = await tx.select().from(users).where(eq(users.id, ownerId));
  if (owner?.firmId !== firmId) {
    await tx.delete(reportSchedules).where(eq(reportSchedules.id, id));
    return true;
  }
  const isAboutNothing =
    typeof report.department === "number" && (await findDepartment(tx, report, firmId)) === null;
  if (mayReadReports(owner, firmId) && !isAboutNothing) return false;
  await tx.update(reportSchedules).set({ pausedAt: now }).where(eq(reportSchedules.id, id));
  await notify(tx, pausedNotice(schedule, isAboutNothing), ["reportSchedules"], now);
  return true;
}

async function writeEmail(tx: Tx, scheduleId: number, userId: number, dueAt: Date): Promise<void> {
  const [letter] = await tx
    .insert(reportEmails)
    .values({ scheduleId, userId, dueAt })
    .returning({ id: reportEmails.id });
  if (!letter) throw new Error("The letter was not stored.");
  await enqueue(tx, sendReportEmail, { emailId: letter.id });
}

/**
 * Writes the letters of one schedule for one due time; answers how many. The mark that it is dealt with, the letters and
 * their tasks are one transaction, so that repeating it after a crash sends nothing twice and leaves nothing out.
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
    const addressees = await findAddressees(tx, schedule);
    for (const userId of addressees) await writeEmail(tx, id, userId, due);
    await tx
      .update(reportSchedules)
      .set({ handledAt: due, ...(addressees.length > 0 && { lastSentAt: now }) })
      .where(eq(reportSchedules.id, id));
    await announce(tx, { to: [ownerId], topics: ["reportSchedules"] });
    return addressees.length;
  });
}
