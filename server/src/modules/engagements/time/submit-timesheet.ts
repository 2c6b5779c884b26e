import { formatHours } from "@caseload/contract/engagements/hours-text";
import { timeErrorMessages } from "@caseload/contract/engagements/time-error-messages";
import { and, eq, gte, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import { formatLongDate, plusDays } from "../../../platform/calendar-day.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { timeEntries, timesheets } from "../../../platform/db/schema/time.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { notifyParties } from "../contracts/notify-parties.ts";
import { announceTime } from "./announce-time.ts";
import { lockForTime } from "./record-time.ts";

/** Submits a returned timesheet again, or a new one. Returns its id. */
async function openTimesheet(tx: Tx, contractId: number, weekStart: string, now: Date): Promise<number> {
  const [undecided] = await tx
    .select()
    .from(timesheets)
    .where(
      and(
        eq(timesheets.contractId, contractId),
        eq(timesheets.weekStart, weekStart),
        ne(timesheets.status, "approved"),
      ),
    );
  if (undecided?.status === "submitted") throw conflict(timeErrorMessages.timesheetAwaitsAnswer);
  const submitted = { status: "submitted", submittedAt: now, reminders: 0 } as const;
  if (undecided) {
    await tx
      .update(timesheets)
      .set({ ...submitted, decidedAt: null, decidedById: null, reason: null })
      .where(eq(timesheets.id, undecided.id));
    return undecided.id;
  }
  const [row] = await tx
    .insert(timesheets)
    .values({ contractId, weekStart, ...submitted })
    .returning({ id: timesheets.id });
  if (!row) throw new Error("The timesheet was not stored.");
  return row.id;
}

/**
 * Submits the drafts and returned entries of a week. Returns the timesheet's id.
 * @throws HttpError 404 for everyone but the contract's paralegal, 409 when the week has no time to submit, or its
 * timesheet awaits an answer
 */
export async function submitTimesheet(
  db: Db,
  actor: Actor,
  contractId: number,
  weekStart: string,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const { contract, job, side } = await lockForTime(tx, actor, contractId);
    const id = await openTimesheet(tx, contractId, weekStart, now);
    await tx
      .update(timeEntries)
      .set({ timesheetId: id })
      .where(
        and(
          eq(timeEntries.contractId, contractId),
          isNull(timeEntries.timesheetId),
          gte(timeEntries.day, weekStart),
          lt(timeEntries.day, plusDays(weekStart, 7)),
        ),
      );
    const [sum] = await tx
      .select({ minutes: sql<string | null>`sum(${timeEntries.minutes})` })
      .from(timeEntries)
      .where(inArray(timeEntries.timesheetId, [id]));
    const minutes = sum?.minutes ?? null;
    if (minutes === null) throw conflict(timeErrorMessages.nothingToSubmit);
    const message = `${fullName(actor)} submitted ${formatHours(Number(minutes))} for the week of ${formatLongDate(weekStart)} on ${job.title}.`;
    await notifyParties(
      tx,
      contract,
      side,
      { title: "Timesheet submitted", message, priority: "medium" },
      now,
    );
    await announceTime(tx, contract);
    return id;
  });
}
