import {
  reportScheduleEndpoints,
  type NewReportSchedule,
} from "@caseload/contract/reporting/scheduled-reports";
import { limits } from "@caseload/contract/limits";
import { errorMessages } from "@caseload/contract/error-messages";
import { count, eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { reportSchedules } from "../../../platform/db/schema/scheduled-reports.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { checkReport, setRecipients } from "./schedule-rules.ts";
import type { Owner, ScheduleRow } from "./queries.ts";

/**
 * Creates a schedule. The first email is sent at the next due time.
 * @throws HttpError 400 for a department or recipients that the firm does not have, 409 when the owner has too many
 */
export async function scheduleReport(
  db: Db,
  owner: Owner,
  { recipients, ...input }: NewReportSchedule,
  now: Date,
): Promise<ScheduleRow> {
  return db.transaction(async (tx) => {
    await lockActiveUser(tx, owner.id, "no key update");
    const [stored] = await tx
      .select({ count: count() })
      .from(reportSchedules)
      .where(eq(reportSchedules.ownerId, owner.id));
    if (stored && stored.count >= limits.reportSchedules) throw conflict(errorMessages.reportSchedulesFull);
    await checkReport(tx, input.report, owner.firmId, now);
    const [row] = await tx
      .insert(reportSchedules)
      .values({ ...input, ownerId: owner.id, firmId: owner.firmId, createdAt: now, handledAt: now })
      .returning();
    if (!row) throw new Error("The schedule was not stored.");
    await setRecipients(tx, row.id, owner, recipients);
    await announce(tx, { to: [owner.id], topics: reportScheduleEndpoints.scheduleReport.changes });
    return row;
  });
}
