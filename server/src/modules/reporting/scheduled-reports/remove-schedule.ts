import { reportScheduleEndpoints } from "@caseload/contract/reporting/scheduled-reports";
import { refusals } from "@caseload/contract/refusals";
import { eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { reportSchedules } from "../../../platform/db/schema/scheduled-reports.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { missing } from "../../../platform/http/http-error.ts";
import { holdPerson } from "../../../platform/db/lock-active-user.ts";
import { lockSchedule, type Owner } from "./queries.ts";

/**
 * Deletes one of a person's own schedules, and letters of it that wait.
 * @throws Refusal 404 when there is none
 */
export async function removeSchedule(db: Db, owner: Owner, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await holdPerson(tx, owner.id);
    if (!(await lockSchedule(tx, owner, id))) throw missing(refusals.reportScheduleNotFound);
    await tx.delete(reportSchedules).where(eq(reportSchedules.id, id));
    await announce(tx, { to: [owner.id], topics: reportScheduleEndpoints.removeReportSchedule.changes });
  });
}
