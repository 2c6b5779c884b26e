import type { Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { dayIn } from "../../../platform/calendar-day.ts";
import { findAgreedContracts } from "./queries.ts";
import { inYear, sumEarnings, yearsOf } from "./sum-earnings.ts";

/** What a paralegal's contracts agree on in a year of theirs, this one when none is asked for. */
export async function readYear(db: Reader, actor: Actor, asked: number | undefined, now: Date) {
  const rows = await findAgreedContracts(db, actor);
  const reckoned = rows.flatMap((row) => sumEarnings(row, actor.timeZone, now));
  const thisYear = Number(dayIn(now, actor.timeZone).slice(0, 4));
  const year = asked ?? thisYear;
  return { year, years: yearsOf(reckoned, thisYear), reckoned: inYear(reckoned, year) };
}
