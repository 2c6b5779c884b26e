import { errorMessages } from "@caseload/contract/error-messages";
import {
  type ReportView,
  type ReportViewChange,
  reportViewEndpoints,
} from "@caseload/contract/reporting/report-views";
import { eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { reportViews } from "../../../platform/db/schema/report-views.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { checkReport } from "../scheduled-reports/schedule-rules.ts";
import { findView, isNameTaken, type Owner } from "./queries.ts";

/**
 * Renames one of the owner's views, or replaces its report.
 * @throws HttpError 404 when there is none, 400 for an invalid report, 409 for a name that is taken
 */
export async function changeView(
  db: Db,
  owner: Owner,
  id: number,
  change: ReportViewChange,
  now: Date,
): Promise<ReportView> {
  return db.transaction(async (tx) => {
    await lockActiveUser(tx, owner.id, "no key update");
    const stored = await findView(tx, owner, id);
    if (!stored) throw notFound(errorMessages.reportViewNotFound);
    const name = change.name ?? stored.name;
    const report = change.report ?? stored.report;
    if (await isNameTaken(tx, owner, name, id)) throw conflict(errorMessages.reportViewNameTaken);
    if (change.report) await checkReport(tx, report, owner.firmId, now);
    await tx.update(reportViews).set({ name, report, savedAt: now }).where(eq(reportViews.id, id));
    await announce(tx, { to: [owner.id], topics: reportViewEndpoints.changeReportView.changes });
    return { id, name, report };
  });
}

/** @throws HttpError 404 when the owner has no such view */
export async function removeView(db: Db, owner: Owner, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockActiveUser(tx, owner.id, "no key update");
    if (!(await findView(tx, owner, id))) throw notFound(errorMessages.reportViewNotFound);
    await tx.delete(reportViews).where(eq(reportViews.id, id));
    await announce(tx, { to: [owner.id], topics: reportViewEndpoints.removeReportView.changes });
  });
}
