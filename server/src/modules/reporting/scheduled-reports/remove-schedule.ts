import { reportScheduleEndpoints } from "@caseload/contract/reporting/scheduled-reports";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { reportSchedules } from "../../../platform/db/schema/scheduled-reports.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { lockSchedule, type Owner } from "./queries.ts";

/**
 * Deletes one of a person's own schedules, and letters of it that wait.
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
