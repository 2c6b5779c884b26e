import { reportMoves } from "@caseload/contract/staff/staff-lifecycles";
import { reportSubjectLabels } from "@caseload/contract/staff/report-reasons";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, inArray } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import { isUniqueViolation } from "../../../platform/db/unique-violation.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { reports } from "../../../platform/db/schema/abuse-reports.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { listStaffIds } from "../../../platform/staff-log/list-staff-ids.ts";
import { recordStaffAction } from "../../../platform/staff-log/record-staff-action.ts";
import { findReport } from "./queries.ts";

type Move = (typeof reportMoves)[keyof typeof reportMoves];
type Changes = Pick<typeof reports.$inferInsert, "note" | "decidedAt" | "decidedBy">;

/** @throws HttpError 404 when there is no such report, 409 when its status does not allow the move */
async function moveReport(tx: Tx, id: number, { from, to }: Move, changes: Changes) {
  const [moved] = await tx
    .update(reports)
    .set({ ...changes, status: to })
    .where(and(eq(reports.id, id), inArray(reports.status, [...from])))
    .returning();
  if (!moved) {
    const found = await findReport(tx, id);
    throw found ? conflict(errorMessages.moveNotPossible) : notFound(errorMessages.reportNotFound);
  }
  await announce(tx, { to: await listStaffIds(tx), topics: ["reports"] });
  return moved;
}

const outcomes = {
  upheld: {
    move: reportMoves.uphold,
    text: "We reviewed your report and found a violation of our terms. Thank you for telling us.",
  },
  dismissed: {
    move: reportMoves.dismiss,
    text: "We reviewed your report and found no violation of our terms.",
  },
} as const;

/** Upholds or dismisses a report. The reporter is notified of the outcome, not of the reason. */
export async function decideReport(
  db: Db,
  staff: Actor,
  id: number,
  { decision, note }: { decision: keyof typeof outcomes; note: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const outcome = outcomes[decision];
    const changes = { note, decidedAt: now, decidedBy: fullName(staff) };
    const moved = await moveReport(tx, id, outcome.move, changes);
    const action = `report_${decision}` as const;
    await recordStaffAction(tx, staff, { action, subject: "report", subjectId: id, note }, now);
    if (moved.reporterId === null) return;
    const notice = {
      userId: moved.reporterId,
      type: "system",
      title: `Your report about a ${reportSubjectLabels[moved.subject].toLowerCase()}`,
      message: outcome.text,
      priority: "medium",
      actionUrl: null,
    } as const;
    await notify(tx, notice, [], now);
  });
}

/** Reopens a decided report. */
export async function reopenReport(db: Db, staff: Actor, id: number, now: Date): Promise<void> {
  const reopen = db.transaction(async (tx) => {
    await moveReport(tx, id, reportMoves.reopen, { note: null, decidedAt: null, decidedBy: null });
    await recordStaffAction(tx, staff, { action: "report_reopened", subject: "report", subjectId: id }, now);
  });
  await reopen.catch((error: unknown) => {
    // The reporter has another open report of the same subject.
    throw isUniqueViolation(error, "reports_open_once") ? conflict(errorMessages.moveNotPossible) : error;
  });
}
