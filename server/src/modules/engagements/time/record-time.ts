import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { formatHours } from "@caseload/contract/engagements/hours-text";
import type { NewTimeEntry } from "@caseload/contract/engagements/time-entries";
import { timeErrorMessages } from "@caseload/contract/engagements/time-error-messages";
import { eq } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import { dayIn, daysBetween, formatLongDate } from "../../../platform/calendar-day.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { timeEntries } from "../../../platform/db/schema/time.ts";
import { badRequest, conflict } from "../../../platform/http/http-error.ts";
import { notifyParties } from "../contracts/notify-parties.ts";
import { lockContract, type PartyContract, requireParty } from "../contracts/queries.ts";
import { announceTime } from "./announce-time.ts";
import { sumContractMinutes, sumDayMinutes } from "./queries.ts";
import { rateOnDay } from "./rate-on-day.ts";

const { capNoticePercent, contemporaneousDays, maxDayMinutes } = engagementLimits;

/** Whether time is recorded soon enough after the work to count as a contemporaneous record. */
export const isContemporaneous = (days: number): boolean => days <= contemporaneousDays;

/** What an entry takes of the cap and of its day: a changed entry no longer takes what it took before. */
interface Before {
  day: string;
  minutes: number;
}

/** @throws HttpError 400 for a day on which no work was done under the contract */
function requireWorkDay({ contract }: PartyContract, day: string, timeZone: string, now: Date): void {
  if (day > dayIn(now, timeZone)) throw badRequest(timeErrorMessages.timeInFuture);
  const first = contract.startedAt && dayIn(contract.startedAt, timeZone);
  if (first && day < first) throw badRequest(timeErrorMessages.timeBeforeStart(formatLongDate(first)));
  const ends = [contract.projectDeadline, contract.endedAt && dayIn(contract.endedAt, timeZone)];
  const last = ends.filter((end) => end !== null).toSorted()[0];
  if (last !== undefined && day > last)
    throw badRequest(timeErrorMessages.timeAfterEnd(formatLongDate(last)));
}

/**
 * Checks an entry against its day and the cap, and determines its rate. The caller holds the locks of the person and of
 * the contract.
 * @throws HttpError 400 for a day outside the work or a full day, 409 with the time left when the cap is exceeded
 */
export async function checkTime(
  tx: Tx,
  actor: Actor,
  own: PartyContract,
  { day, minutes }: Pick<NewTimeEntry, "day" | "minutes">,
  now: Date,
  before?: Before,
) {
  requireWorkDay(own, day, actor.timeZone, now);
  const taken = (await sumDayMinutes(tx, actor.id, day)) - (before?.day === day ? before.minutes : 0);
  if (taken + minutes > maxDayMinutes)
    throw badRequest(timeErrorMessages.dayFull(Math.max(0, maxDayMinutes - taken)));
  const cap = own.pay?.kind === "hourly" ? own.pay.capMinutes : null;
  if (cap !== null && minutes > (before?.minutes ?? 0)) {
    const left = cap - (await sumContractMinutes(tx, own.contract.id)) + (before?.minutes ?? 0);
    if (minutes > left) throw conflict(timeErrorMessages.capReached(Math.max(0, left)));
  }
  return {
    rateCents: await rateOnDay(tx, own.contract.id, day, actor.timeZone),
    contemporaneous: isContemporaneous(daysBetween(day, dayIn(now, actor.timeZone))),
  };
}

/** Notifies both sides once when 80 percent of a cap are recorded; a raised cap starts this again. */
export async function watchCap(tx: Tx, { contract, job, pay }: PartyContract, now: Date): Promise<void> {
  const cap = pay?.kind === "hourly" ? pay.capMinutes : null;
  if (cap === null || contract.capNotifiedMinutes === cap) return;
  const recorded = await sumContractMinutes(tx, contract.id);
  if (recorded * 100 < cap * capNoticePercent) return;
  await tx.update(contracts).set({ capNotifiedMinutes: cap }).where(eq(contracts.id, contract.id));
  const message = `${formatHours(recorded)} of the ${formatHours(cap)} cap for ${job.title} have been recorded.`;
  await notifyParties(
    tx,
    contract,
    null,
    { title: `${capNoticePercent}% of the cap reached`, message, priority: "high" },
    now,
  );
}

/** Stores an entry. The caller holds the locks of the person and of the contract. Returns its id. */
export async function insertTime(
  tx: Tx,
  actor: Actor,
  own: PartyContract,
  input: NewTimeEntry,
  now: Date,
): Promise<number> {
  const checked = await checkTime(tx, actor, own, input, now);
  const [row] = await tx
    .insert(timeEntries)
    .values({
      ...input,
      ...checked,
      contractId: own.contract.id,
      paralegalId: actor.id,
      createdAt: now,
    })
    .returning({ id: timeEntries.id });
  if (!row) throw new Error("The time entry was not stored.");
  await watchCap(tx, own, now);
  return row.id;
}

/**
 * Locks the person and the contract, in this order, so that days and caps are never exceeded by requests at once.
 * @throws HttpError 404 for everyone but the contract's paralegal
 */
export async function lockForTime(tx: Tx, actor: Actor, contractId: number): Promise<PartyContract> {
  await lockActiveUser(tx, actor.id, "no key update");
  await lockContract(tx, contractId);
  return requireParty(tx, actor, contractId, "paralegal");
}

/**
 * Records time. Returns the entry's id.
 * @throws HttpError 404 for everyone but the contract's paralegal, 409 unless the contract is in progress, else as
 * checkTime
 */
export async function recordTime(
  db: Db,
  actor: Actor,
  contractId: number,
  input: NewTimeEntry,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const own = await lockForTime(tx, actor, contractId);
    if (own.contract.status !== "in_progress") throw conflict(timeErrorMessages.timeNotInProgress);
    const id = await insertTime(tx, actor, own, input, now);
    await announceTime(tx, own.contract);
    return id;
  });
}
