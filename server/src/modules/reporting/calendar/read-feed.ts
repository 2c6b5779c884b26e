import { feedDays } from "@caseload/contract/reporting/calendar-entries";
import { errorMessages } from "@caseload/contract/refusals";
import type { Db } from "../../../platform/db/database.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { fingerprint } from "../../../platform/secret-token.ts";
import { dayIn, plusDays } from "../../../platform/calendar-day.ts";
import { noteReading } from "./calendar-feed.ts";
import { findEntries } from "./calendar-entries.ts";
import { findFeedOwner } from "./queries.ts";

/** Calendar programs show no second page. */
const maxFeed = 2_000;

/**
 * The entries behind a private address.
 * @param name what the address ends with
 * @throws HttpError 404 for what was never made, was replaced or belongs to an account that is closed
 */
export async function readFeed(db: Db, name: string, now: Date) {
  const [, token] = /^([\w-]{43})\.ics$/.exec(name) ?? [];
  const owner = token === undefined ? undefined : await findFeedOwner(db, fingerprint(token));
  if (!owner) throw notFound(errorMessages.notFound);
  await noteReading(db, owner.id, now);
  const today = dayIn(now, owner.timeZone);
  const span = { from: plusDays(today, -feedDays.back), to: plusDays(today, feedDays.ahead) };
  return (await findEntries(db, owner, span, maxFeed)).entries;
}
