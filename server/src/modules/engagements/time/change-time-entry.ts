import type { NewTimeEntry } from "@caseload/contract/engagements/time-entries";
import { timeErrorMessages } from "@caseload/contract/engagements/time-error-messages";
import { and, eq, notExists, sql } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import { daysBetween } from "../../../platform/calendar-day.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { timeEntries, timesheets } from "../../../platform/db/schema/time.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { isHeld, requireNoHold } from "../holds/queries.ts";
import { announceTime } from "./announce-time.ts";
import { requireOwnEntry, type TimeEntryRow } from "./queries.ts";
import { checkTime, lockForTime, watchCap } from "./record-time.ts";

/**
 * Locks what an entry belongs to, and returns it as it is then.
 * @throws HttpError 404 for other people's entries, 409 once it is submitted or approved
 */
async function lockEditable(tx: Tx, actor: Actor, id: number) {
  const { entry } = await requireOwnEntry(tx, actor, id);
  const own = await lockForTime(tx, actor, entry.contractId);
  const row = await requireOwnEntry(tx, actor, id);
  if (row.status !== "draft" && row.status !== "returned") throw conflict(timeErrorMessages.timeLocked);
  return { row, own };
}

/** Removes a returned timesheet that has lost its last entry. Under a legal hold it stays, empty. */
async function removeEmptyTimesheet(tx: Tx, { entry }: TimeEntryRow): Promise<void> {
  if (entry.timesheetId === null || (await isHeld(tx, entry.contractId))) return;
  const entries = tx
    .select({ one: sql`1` })
    .from(timeEntries)
    .where(eq(timeEntries.timesheetId, timesheets.id));
  await tx.delete(timesheets).where(and(eq(timesheets.id, entry.timesheetId), notExists(entries)));
}

/**
 * Changes a draft or a returned entry. One that moves to another week leaves its returned timesheet.
 * @throws HttpError 404 for other people's entries, 409 once it is submitted or approved, else as checkTime
 */
export async function changeTimeEntry(
  db: Db,
  actor: Actor,
  id: number,
  changes: Partial<NewTimeEntry>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { row, own } = await lockEditable(tx, actor, id);
    const before = row.entry;
    const after = { ...before, ...changes };
    const checked = await checkTime(tx, actor, own, after, now, before);
    const isMoved = after.day !== before.day;
    const [sheet] =
      before.timesheetId === null
        ? []
        : await tx.select().from(timesheets).where(eq(timesheets.id, before.timesheetId));
    const inSheet = sheet && isInWeek(after.day, sheet.weekStart);
    await tx
      .update(timeEntries)
      .set({
        ...changes,
        ...(isMoved && checked),
        timesheetId: inSheet ? sheet.id : null,
      })
      .where(eq(timeEntries.id, id));
    if (!inSheet) await removeEmptyTimesheet(tx, row);
    await watchCap(tx, own, now);
    await announceTime(tx, own.contract);
  });
}

function isInWeek(day: string, weekStart: string): boolean {
  const days = daysBetween(weekStart, day);
  return days >= 0 && days < 7;
}

/** @throws HttpError 404 for other people's entries, 409 once it is submitted or approved, and under a legal hold */
export async function deleteTimeEntry(db: Db, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { row, own } = await lockEditable(tx, actor, id);
    await requireNoHold(tx, row.entry.contractId);
    await tx.delete(timeEntries).where(eq(timeEntries.id, id));
    await removeEmptyTimesheet(tx, row);
    await announceTime(tx, own.contract);
  });
}
