import { interviewLimits } from "@caseload/contract/hiring/interview-moves";
import type { InterviewSlot, ProposedSlot } from "@caseload/contract/hiring/interviews";
import { instantsAt, wallTimeAt } from "@caseload/contract/wall-time";
import { badRequest } from "../../../platform/http/http-error.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;

const refuse = (index: number, text: string) => badRequest(`${text} (slots.${index}.startsAt)`);

/** "2026-11-01T01:30" of an instant or a wall time as it was sent. */
const wallOf = (startsAt: string): string => startsAt.slice(0, 16);

/**
 * The instant that a proposed time stands for.
 * @param zones of the person who proposes it, then of the other one
 * @throws HttpError 400 in an hour that a change of the clock skips or repeats, for either of them
 */
function resolveInstant(startsAt: string, index: number, zones: readonly [string, string]): Date {
  const [ownZone] = zones;
  const isWallTime = !/(?:Z|[+-]\d\d:?\d\d)$/i.test(startsAt);
  const isUtc = /Z$/i.test(startsAt);
  if (!isUtc && instantsAt(wallOf(startsAt), ownZone).length === 0)
    throw refuse(index, `Clocks in ${ownZone} skip this time. Please choose another one`);
  const instant = isWallTime ? instantsAt(wallOf(startsAt), ownZone)[0] : new Date(startsAt);
  if (instant === undefined || Number.isNaN(instant.getTime()))
    throw refuse(index, "Please enter a date and time");
  for (const zone of zones)
    if (instantsAt(wallTimeAt(instant, zone), zone).length > 1)
      throw refuse(index, `Clocks in ${zone} show this time twice. Please choose another one`);
  return instant;
}

/** Times that lie apart from each other, by their index among those that were sent. */
function requireApart(slots: readonly InterviewSlot[]): void {
  const byStart = slots
    .map((slot, index) => ({ index, from: Date.parse(slot.startsAt), minutes: slot.minutes }))
    .toSorted((one, other) => one.from - other.from);
  for (const [at, { index, from }] of byStart.entries()) {
    const before = byStart[at - 1];
    if (before && from < before.from + before.minutes * minuteMs)
      throw refuse(Math.max(index, before.index), "Please propose times that do not overlap");
  }
}

/**
 * Reads proposed times as instants.
 * @throws HttpError 400 that names the field of a time that is past, too far ahead, unclear or overlaps another
 */
export function resolveSlots(
  proposed: readonly ProposedSlot[],
  zones: readonly [own: string, other: string],
  now: Date,
): InterviewSlot[] {
  const latest = new Date(now.getTime() + interviewLimits.daysAhead * dayMs);
  const slots = proposed.map(({ startsAt, minutes }, index) => {
    const instant = resolveInstant(startsAt, index, zones);
    if (instant <= now) throw refuse(index, "Please choose a time in the future");
    if (instant > latest) throw refuse(index, "Please choose a time within a year");
    return { startsAt: instant.toISOString(), minutes };
  });
  requireApart(slots);
  return slots;
}
