import type { ReportFilters } from "@caseload/contract/reporting/analytics";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Tx } from "../../../platform/db/database.ts";
import { reportRecipients } from "../../../platform/db/schema/scheduled-reports.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { resolvePeriod } from "../analytics/period.ts";
import { type Report, reportOf } from "../analytics/report.ts";
import { and, eq, notInArray } from "drizzle-orm";
import { findDepartmentName, findReaders, type Owner } from "./queries.ts";

/**
 * Resolves a stored report for a day.
 * @throws HttpError 400 for a row filter, a column or a sort column that the table does not have
 */
export const reportOn = (
  report: ReportFilters,
  firmId: number,
  { day, timeZone }: { day: Date; timeZone: string },
): Report => reportOf(report, firmId, resolvePeriod(report, timeZone, day));

/** @throws HttpError 400 for an invalid report or a department of another firm */
export async function checkReport(tx: Tx, report: ReportFilters, firmId: number, now: Date): Promise<void> {
  reportOn(report, firmId, { day: now, timeZone: "UTC" });
  const hasDepartment = typeof report.department === "number";
  if (hasDepartment && (await findDepartmentName(tx, report, firmId)) === null)
    throw new HttpError(400, errorMessages.noSuchDepartment);
}

/**
 * Sets the recipients of a schedule. People who unsubscribed stay unsubscribed, except the owner, who resubscribes by
 * choosing themselves.
 * @throws HttpError 400 for people who may not see the firm's reports
 */
export async function setRecipients(
  tx: Tx,
  scheduleId: number,
  owner: Owner,
  ids: readonly number[],
): Promise<void> {
  const readers = await findReaders(tx, ids, owner.firmId);
  if (readers.length < ids.length) throw new HttpError(400, errorMessages.reportRecipients);
  const ofSchedule = eq(reportRecipients.scheduleId, scheduleId);
  await tx.delete(reportRecipients).where(and(ofSchedule, notInArray(reportRecipients.userId, [...ids])));
  await tx
    .insert(reportRecipients)
    .values(ids.map((userId) => ({ scheduleId, userId })))
    .onConflictDoNothing();
  await tx
    .update(reportRecipients)
    .set({ stoppedAt: null })
    .where(and(ofSchedule, eq(reportRecipients.userId, ids.includes(owner.id) ? owner.id : 0)));
}
