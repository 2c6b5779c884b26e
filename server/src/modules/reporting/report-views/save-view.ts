import { errorMessages } from "@caseload/contract/error-messages";
import { limits } from "@caseload/contract/limits";
import {
  type NewReportView,
  type ReportView,
  reportViewEndpoints,
} from "@caseload/contract/reporting/report-views";
import type { Db } from "../../../platform/db/database.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { reportViews } from "../../../platform/db/schema/report-views.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { checkReport } from "../scheduled-reports/schedule-rules.ts";
import { isNameTaken, listViews, type Owner } from "./queries.ts";

/**
 * Keeps a report under a name. The lock on the owner serializes this, so that names and the limit hold.
 * @throws HttpError 400 for an invalid report or a department that the firm does not have, 409 for a name that is taken
 * or when the owner has too many
 */
export async function saveView(
  db: Db,
  owner: Owner,
  { name, report }: NewReportView,
  now: Date,
): Promise<ReportView> {
  return db.transaction(async (tx) => {
    await lockActiveUser(tx, owner.id, "no key update");
    if ((await listViews(tx, owner)).length >= limits.reportViews)
      throw conflict(errorMessages.reportViewsFull);
    if (await isNameTaken(tx, owner, name)) throw conflict(errorMessages.reportViewNameTaken);
    await checkReport(tx, report, owner.firmId, now);
    const [row] = await tx
      .insert(reportViews)
      .values({ ownerId: owner.id, firmId: owner.firmId, name, report, savedAt: now })
      .returning({ id: reportViews.id });
    if (!row) throw new Error("The view was not stored.");
    await announce(tx, { to: [owner.id], topics: reportViewEndpoints.saveReportView.changes });
    return { id: row.id, name, report };
  });
}
