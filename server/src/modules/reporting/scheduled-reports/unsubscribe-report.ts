import { and, eq } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { reportRecipients, reportSchedules } from "../../../platform/db/schema/scheduled-reports.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { tryLockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { scheduleName } from "./report-email.ts";

/** The unsubscribe topic of one schedule's emails. */
export const reportTopic = (scheduleId: number): string => `report-${scheduleId}`;

async function unsubscribeFromReport(tx: Tx, userId: number, scheduleId: number, now: Date): Promise<void> {
  await tryLockActiveUser(tx, userId);
  await tx
    .update(reportRecipients)
    .set({ stoppedAt: now })
    .where(and(eq(reportRecipients.scheduleId, scheduleId), eq(reportRecipients.userId, userId)));
  const [schedule] = await tx
    .select({ ownerId: reportSchedules.ownerId })
    .from(reportSchedules)
    .where(eq(reportSchedules.id, scheduleId));
  if (schedule) await announce(tx, { to: [schedule.ownerId], topics: ["reportSchedules"] });
}

/** Undefined when the topic is not a report that this person receives, or when its schedule was deleted. */
export async function findReportTopic(db: Reader, userId: number, topic: string) {
  const [, id] = /^report-([1-9]\d{0,8})$/.exec(topic) ?? [];
  if (id === undefined) return undefined;
  const [row] = await db
    .select({ schedule: reportSchedules, stoppedAt: reportRecipients.stoppedAt })
    .from(reportRecipients)
    .innerJoin(reportSchedules, eq(reportSchedules.id, reportRecipients.scheduleId))
    .where(and(eq(reportRecipients.scheduleId, Number(id)), eq(reportRecipients.userId, userId)));
  return (
    row && {
      what: `the report "${scheduleName(row.schedule.report)}"`,
      isOn: row.stoppedAt === null,
      stop: (tx: Tx, now: Date) => unsubscribeFromReport(tx, userId, row.schedule.id, now),
    }
  );
}
