/** Deadlines and dates of one person, and the private address under which calendar programs read them. */
import { z } from "zod";
import { maxCalendarDays, calendarKinds } from "./calendar-entries.ts";
import { anyone, endpoint, members } from "../endpoint.ts";
import * as field from "../fields.ts";

const calendarEntry = z.object({
  kind: z.enum(calendarKinds),
  /** Its day in the reader's calendar. */
  day: field.day,
  /** Where it is a time of that day, not the whole of it. */
  at: field.instant.nullable(),
  /** The posting's title. */
  title: z.string(),
  firmName: z.string(),
  jobId: field.id,
  /** Null where it is about the posting. */
  contractId: field.id.nullable(),
  /** Null for kinds other than "invoice_due". */
  invoiceId: field.id.nullable(),
  /** Null for other kinds. */
  interview: z
    .object({
      id: field.id,
      minutes: z.number().int(),
      /** SEQUENCE of its calendar event. */
      sequence: z.number().int(),
      /** The page on which the reader answers or moves it. */
      path: z.string(),
    })
    .nullable(),
});
export type CalendarEntry = z.infer<typeof calendarEntry>;

const dayMs = 86_400_000;
const isShort = ({ from, to }: { from: string; to: string }): boolean => {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs;
  return days >= 0 && days < maxCalendarDays;
};

const calendarFeed = z.object({
  createdAt: field.instant,
  /** When a program last asked, exact to an hour; null while none has. */
  lastReadAt: field.instant.nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

export const calendarEndpoints = {
  listCalendar: endpoint({
    name: "listCalendar",
    method: "GET",
    path: "/api/calendar",
    summary: "Your dates from one day to another, both included, in your own time zone.",
    access: members(),
    query: z
      .object({ from: field.day, to: field.day })
      .refine(isShort, { error: `Please ask for 1 to ${maxCalendarDays} days`, path: ["to"] }),
    response: z.object({
      entries: z.array(calendarEntry),
      /** There were more than one answer holds; the later ones are left out. */
      isCut: z.boolean(),
    }),
    reads: ["jobs", "applications", "contracts", "interviews", "time", "invoices"],
  }),
  getCalendarFeed: endpoint({
    name: "getCalendarFeed",
    method: "GET",
    path: "/api/calendar/feed",
    summary: "Whether your calendar has a private address; null without one.",
    access: members(),
    response: calendarFeed.nullable(),
    reads: ["calendar"],
  }),
  renewCalendarFeed: endpoint({
    name: "renewCalendarFeed",
    method: "POST",
    path: "/api/calendar/feed",
    summary: "Make a private address for your calendar. It is shown this once; an earlier one stops working.",
    access: members(),
    response: calendarFeed.extend({ address: z.string() }),
    status: 201,
    changes: ["calendar"],
  }),
  removeCalendarFeed: endpoint({
    name: "removeCalendarFeed",
    method: "DELETE",
    path: "/api/calendar/feed",
    summary: "Let the private address of your calendar stop working.",
    access: members(),
    response: field.done,
    changes: ["calendar"],
  }),
  readCalendarFeed: endpoint({
    name: "readCalendarFeed",
    method: "GET",
    path: "/api/calendar/feeds/:feed",
    summary: "A calendar under its private address, for calendar programs (RFC 5545).",
    access: anyone,
    params: z.object({ feed: z.string().max(200) }),
    file: "text/calendar; charset=utf-8",
    response: z.string(),
    reads: [],
  }),
};
