import { errorMessages } from "@caseload/contract/error-messages";
import type { Actor } from "../../../platform/actor.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { instantAt } from "../../../platform/time-zone.ts";

/**
 * The last instant of a calendar day in a time zone; a posting is open until then (PRODUCT.md).
 * @param day YYYY-MM-DD
 * @param zone IANA name
 */
export const endOfDay = (day: string, zone: string): Date => instantAt(day, "23:59:59.999", zone);

/**
 * The end of the deadline's day in the poster's time zone.
 * @throws HttpError 400 when it has passed
 */
export function closingTime(
  deadline: string | null,
  { timeZone }: Pick<Actor, "timeZone">,
  now: Date,
): Date | null {
  const closesAt = deadline ? endOfDay(deadline, timeZone) : null;
  if (closesAt && closesAt <= now) throw new HttpError(400, `${errorMessages.deadlinePast} (deadline)`);
  return closesAt;
}
