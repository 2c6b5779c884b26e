import { Readable } from "node:stream";
import { calendarEndpoints, type CalendarFeed } from "@caseload/contract/reporting/calendar";
import { maxCalendarEntries } from "@caseload/contract/reporting/calendar-entries";
import { errorMessages } from "@caseload/contract/error-messages";
import { notFound } from "../../../platform/http/http-error.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Register } from "../../../platform/http/register-endpoint.ts";
import { readCalendarFeed, removeCalendarFeed, renewCalendarFeed } from "./calendar-feed.ts";
import { findCalendarEntries } from "./calendar-entries.ts";
import { icalendar } from "./icalendar.ts";
import { findFeed } from "./queries.ts";

const presentFeed = (row: { createdAt: Date; lastReadAt: Date | null }): CalendarFeed => ({
  createdAt: row.createdAt.toISOString(),
  lastReadAt: row.lastReadAt?.toISOString() ?? null,
});

export function calendarRoutes(register: Register, { db, clock, config }: Deps): void {
  register(calendarEndpoints.listCalendar, async ({ actor, query }) =>
    findCalendarEntries(db, actor, query, maxCalendarEntries),
  );

  register(calendarEndpoints.getCalendarFeed, async ({ actor }) => {
    const row = await findFeed(db, actor.id);
    return row ? presentFeed(row) : null;
  });

  register(
    calendarEndpoints.renewCalendarFeed,
    async ({ actor }) => {
      const now = clock();
      const token = await renewCalendarFeed(db, actor.id, now);
      const path = calendarEndpoints.readCalendarFeed.path.replace(":feed", `${token}.ics`);
      return {
        ...presentFeed({ createdAt: now, lastReadAt: null }),
        address: new URL(path, config.baseUrl).href,
      };
    },
    {
      reread: async (_answer, { actor }) => {
        const row = await findFeed(db, actor.id);
        if (!row) throw notFound(errorMessages.notFound);
        return presentFeed(row);
      },
    },
  );

  register(calendarEndpoints.removeCalendarFeed, async ({ actor }) => {
    await removeCalendarFeed(db, actor.id);
    return { success: true as const };
  });

  register(calendarEndpoints.readCalendarFeed, async ({ params, reply }) => {
    const now = clock();
    const entries = await readCalendarFeed(db, params.feed, now);
    reply.header("content-disposition", 'inline; filename="caseload.ics"');
    reply.header("x-robots-tag", "noindex");
    return Readable.from([icalendar(entries, { baseUrl: config.baseUrl, now })]);
  });
}
