import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import type { NewTimeEntry } from "@caseload/contract/engagements/time-entries";
import { timeErrorMessages } from "@caseload/contract/engagements/time-error-messages";
import { eq } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import { dayIn, plusDays } from "../../../platform/calendar-day.ts";
import type { Db } from "../../../platform/db/database.ts";
import { timers } from "../../../platform/db/schema/time.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { instantAt } from "../../../platform/time-zone.ts";
import { announceTime } from "./announce-time.ts";
import { insertTime, lockForTime } from "./record-time.ts";

const { minuteStep, maxDayMinutes } = engagementLimits;
const minuteMs = 60_000;

/** Minutes between two instants, rounded up to tenths of an hour. */
const tenthsBetween = (from: Date, to: Date): number =>
  Math.ceil((to.getTime() - from.getTime()) / (minuteStep * minuteMs)) * minuteStep;

/**
 * Splits a stretch of time at midnight. Its sum is rounded up to tenths once; each day's part is what has been recorded
 * by the end of the day. Hours that a change to or from summer time skips or repeats are not counted or are counted, as
 * they were worked.
 */
export function splitByDay(from: Date, to: Date, timeZone: string): { day: string; minutes: number }[] {
  const total = Math.max(minuteStep, tenthsBetween(from, to));
  const lastDay = dayIn(to, timeZone);
  const parts: { day: string; minutes: number }[] = [];
  let recorded = 0;
  for (let day = dayIn(from, timeZone); day <= lastDay; day = plusDays(day, 1)) {
    const midnight = instantAt(plusDays(day, 1), "00:00:00.000", timeZone);
    const until = midnight < to ? tenthsBetween(from, midnight) : total;
    const minutes = Math.min(until, total) - recorded;
    if (minutes > 0) parts.push({ day, minutes });
    recorded += minutes;
  }
  return parts;
}

/**
 * Starts the person's timer.
 * @throws HttpError 404 for everyone but the contract's paralegal, 409 while another one runs or the contract is not in
 * progress
 */
export async function startTimer(
  db: Db,
  actor: Actor,
  { contractId, narrative }: { contractId: number; narrative: string | null },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { contract } = await lockForTime(tx, actor, contractId);
    if (contract.status !== "in_progress") throw conflict(timeErrorMessages.timeNotInProgress);
    const started = await tx
      .insert(timers)
      .values({ userId: actor.id, contractId, narrative: narrative ?? "", startedAt: now })
      .onConflictDoNothing()
      .returning({ userId: timers.userId });
    if (started.length === 0) throw conflict(timeErrorMessages.timerRuns);
    await announce(tx, { to: [actor.id], topics: ["time"] });
  });
}

type Details = Omit<NewTimeEntry, "day" | "minutes" | "narrative"> & { narrative: string | null };

/** Recorded where neither the timer nor its stop says what was done. */
const unnamedWork = "Timed work";

/**
 * Stops the timer and records its time, up to the end of a contract that has ended since. Returns the ids of the
 * entries, one a day. While it cannot be recorded, the timer goes on, so that no time is lost.
 * @throws HttpError 409 without a timer, for one of more than 24 hours and beyond the cap, 400 for a full day
 */
export async function stopTimer(db: Db, actor: Actor, details: Details, now: Date): Promise<number[]> {
  return db.transaction(async (tx) => {
    const [running] = await tx.select().from(timers).where(eq(timers.userId, actor.id));
    if (!running) throw conflict(timeErrorMessages.noTimer);
    const own = await lockForTime(tx, actor, running.contractId);
    // The lock serializes a person's requests: a second stop finds no timer.
    const [timer] = await tx.delete(timers).where(eq(timers.userId, actor.id)).returning();
    if (!timer) throw conflict(timeErrorMessages.noTimer);
    const ended = own.contract.endedAt;
    const end = ended && ended < now ? ended : now;
    if (tenthsBetween(timer.startedAt, end) > maxDayMinutes) throw conflict(timeErrorMessages.timerTooLong);
    const { narrative: written, ...codes } = details;
    const narrative = written ?? (timer.narrative || unnamedWork);
    const ids: number[] = [];
    for (const part of splitByDay(timer.startedAt, end, actor.timeZone))
      ids.push(await insertTime(tx, actor, own, { ...codes, ...part, narrative }, now));
    await announceTime(tx, own.contract);
    return ids;
  });
}

/** Stops the timer without recording its time. @throws HttpError 409 without a timer */
export async function discardTimer(db: Db, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(timers)
      .where(eq(timers.userId, actor.id))
      .returning({ userId: timers.userId });
    if (removed.length === 0) throw conflict(timeErrorMessages.noTimer);
    await announce(tx, { to: [actor.id], topics: ["time"] });
  });
}
