import { Readable } from "node:stream";
import { calendarEndpoints, type CalendarFeed } from "@caseload/contract/calendar";
import { calendarEntriesMost, feedDays } from "@caseload/contract/calendar-entries";
import { calls } from "@caseload/contract/paths";
import { refusals } from "@caseload/contract/refusals";
import type { Deps } from "../../deps.ts";
import type { Register } from "../../http/register.ts";
import { missing } from "../../refusal.ts";
import { fingerprint } from "../accounts/secret-token.ts";
import { dayIn, plusDays } from "../contracts/calendar-day.ts";
import { noteReading, removeFeed, renewFeed } from "./change-feed.ts";
import { findEntries } from "./entries.ts";
import { icalendar } from "./icalendar.ts";
import { findFeed, findFeedOwner } from "./queries.ts";

/** Entries of a feed: calendar programs show no second page. */
const feedMost = 2_000;

const presentFeed = (row: { createdAt: Date; lastReadAt: Date | null }): CalendarFeed => ({
  createdAt: row.createdAt.toISOString(),
  lastReadAt: row.lastReadAt?.toISOString() ?? null,
});

export function calendarRoutes(register: Register, { db, clock, config }: Deps): void {
  register(calendarEndpoints.listCalendar, async ({ actor, query }) =>
    findEntries(db, actor, query, calendarEntriesMost),
  );

  register(calendarEndpoints.getCalendarFeed, async ({ actor }) => {
    const row = await findFeed(db, actor.id);
    return row ? presentFeed(row) : null;
  });

  register(calendarEndpoints.renewCalendarFeed, async ({ actor }) => {
    const now = clock();
    const token = await renewFeed(db, actor.id, now);
    const path = calls.readCalendarFeed.path.replace(":feed", `${token}.ics`);
    return {
      ...presentFeed({ createdAt: now, lastReadAt: null }),
      address: new URL(path, config.baseUrl).href,
    };
  });

  register(calendarEndpoints.removeCalendarFeed, async ({ actor }) => {
    await removeFeed(db, actor.id);
    return { success: true as const };
  });

  register(calendarEndpoints.readCalendarFeed, async ({ params, reply }) => {
    const [, token] = /^([\w-]{43})\.ics$/.exec(params.feed) ?? [];
    const owner = token === undefined ? undefined : await findFeedOwner(db, fingerprint(token));
    if (!owner) throw missing(refusals.notFound);
    const now = clock();
    await noteReading(db, owner.id, now);
    const today = dayIn(now, owner.timeZone);
    const span = { from: plusDays(today, -feedDays.back), to: plusDays(today, feedDays.ahead) };
    const { entries } = await findEntries(db, owner, span, feedMost);
    reply.header("content-disposition", 'inline; filename="caseload.ics"');
    reply.header("x-robots-tag", "noindex");
    return Readable.from([icalendar(entries, { baseUrl: config.baseUrl, now })]);
  });
}
