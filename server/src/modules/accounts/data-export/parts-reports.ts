import { and, asc, eq, gt, inArray, or } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { reportRecipients, reportSchedules } from "../../../platform/db/schema/scheduled-reports.ts";
import { pageThrough, rowsOfPage } from "./page-through.ts";

const recipientsOf = (tx: Tx, ids: number[]) =>
  tx
    .select()
    .from(reportRecipients)
    .where(inArray(reportRecipients.scheduleId, ids))
    .orderBy(asc(reportRecipients.userId));

/** One's own with everybody who gets them; of a colleague's only that one gets it. */
export const scheduledReports = (tx: Tx, userId: number) =>
  pageThrough(async (afterId) => {
    const received = tx
      .select({ id: reportRecipients.scheduleId })
      .from(reportRecipients)
      .where(eq(reportRecipients.userId, userId));
    const isTheirs = or(eq(reportSchedules.ownerId, userId), inArray(reportSchedules.id, received));
    const rows = await tx
      .select()
      .from(reportSchedules)
      .where(and(isTheirs, gt(reportSchedules.id, afterId)))
      .orderBy(asc(reportSchedules.id))
      .limit(rowsOfPage);
    const recipients = await recipientsOf(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.map(({ ownerId, handledAt: _due, ...schedule }) => ({
      ...schedule,
      scheduledBy: ownerId === userId ? "you" : "a colleague",
      recipients: recipients
        .filter(({ scheduleId }) => scheduleId === schedule.id)
        .filter((recipient) => ownerId === userId || recipient.userId === userId)
        .map(({ scheduleId: _of, ...recipient }) => recipient),
    }));
  });
