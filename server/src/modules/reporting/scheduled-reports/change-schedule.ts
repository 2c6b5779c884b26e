import { reportScheduleEndpoints, type ReportScheduleChange } from "@caseload/contract/reporting/scheduled-reports";
import { errorMessages } from "@caseload/contract/refusals";
import { eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { reportSchedules } from "../../../platform/db/schema/scheduled-reports.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { checkReport, setRecipients } from "./schedule-rules.ts";
import { lockSchedule, type Owner, type ScheduleRow } from "./queries.ts";

/** What was due while it was paused, or at another pace, is not sent afterwards. */
function standing(row: ScheduleRow, { paused, frequency }: ReportScheduleChange, now: Date) {
  const isPaused = paused ?? row.pausedAt !== null;
  const isResumed = row.pausedAt !== null && !isPaused;
  const isAnotherPace = frequency !== undefined && frequency !== row.frequency;
  return {
    pausedAt: isPaused ? (row.pausedAt ?? now) : null,
    ...((isResumed || isAnotherPace) && { handledAt: now }),
  };
}

/**
 * Changes one of a person's own schedules; what is left out stays.
 * @throws HttpError 404 when there is none, 400 for a report or people that the firm does not have
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
    const kept = await lockSchedule(tx, owner, id);
    if (!kept) throw notFound(errorMessages.reportScheduleNotFound);
    if (rest.report) await checkReport(tx, rest.report, owner.firmId, now);
    if (recipients) await setRecipients(tx, id, owner, recipients);
    const [row] = await tx
      .update(reportSchedules)
      .set({ ...rest, ...standing(kept, change, now) })
      .where(eq(reportSchedules.id, id))
      .returning();
    if (!row) throw notFound(errorMessages.reportScheduleNotFound);
    await announce(tx, { to: [owner.id], topics: reportScheduleEndpoints.changeReportSchedule.changes });
    return row;
  });
}
