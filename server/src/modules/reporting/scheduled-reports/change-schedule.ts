import {
  reportScheduleEndpoints,
  type ReportScheduleChange,
} from "@caseload/contract/reporting/scheduled-reports";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { reportSchedules } from "../../../platform/db/schema/scheduled-reports.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { checkReport, setRecipients } from "./schedule-rules.ts";
import { lockSchedule, type Owner, type ScheduleRow } from "./queries.ts";

/** Resuming or changing the frequency skips what was due before. */
function pauseChanges(row: ScheduleRow, { paused, frequency }: ReportScheduleChange, now: Date) {
  const isPaused = paused ?? row.pausedAt !== null;
  const isResumed = row.pausedAt !== null && !isPaused;
  const isNewFrequency = frequency !== undefined && frequency !== row.frequency;
  return {
    pausedAt: isPaused ? (row.pausedAt ?? now) : null,
    ...((isResumed || isNewFrequency) && { handledAt: now }),
  };
}

/**
 * Updates the given fields of one of the owner's schedules.
 * @throws HttpError 404 when there is none, 400 for a department or recipients that the firm does not have
 */
export async function changeSchedule(
  db: Db,
  owner: Owner,
  id: number,
  change: ReportScheduleChange,
  now: Date,
): Promise<ScheduleRow> {
  const { recipients, paused: _paused, ...rest } = change;
  return db.transaction(async (tx) => {
    await lockActiveUser(tx, owner.id);
    const stored = await lockSchedule(tx, owner, id);
    if (!stored) throw notFound(errorMessages.reportScheduleNotFound);
    if (rest.report) await checkReport(tx, rest.report, owner.firmId, now);
    if (recipients) await setRecipients(tx, id, owner, recipients);
    const [row] = await tx
      .update(reportSchedules)
      .set({ ...rest, ...pauseChanges(stored, change, now) })
      .where(eq(reportSchedules.id, id))
      .returning();
    if (!row) throw notFound(errorMessages.reportScheduleNotFound);
    await announce(tx, { to: [owner.id], topics: reportScheduleEndpoints.changeReportSchedule.changes });
    return row;
  });
}

/**
 * Deletes one of the owner's schedules and its unsent emails.
 * @throws HttpError 404 when there is none
 */
export async function removeSchedule(db: Db, owner: Owner, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockActiveUser(tx, owner.id);
    if (!(await lockSchedule(tx, owner, id))) throw notFound(errorMessages.reportScheduleNotFound);
    await tx.delete(reportSchedules).where(eq(reportSchedules.id, id));
    await announce(tx, { to: [owner.id], topics: reportScheduleEndpoints.removeReportSchedule.changes });
  });
}
