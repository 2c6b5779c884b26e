import type { BusyCalendarProblem } from "@caseload/contract/hiring/availability-limits";
import type { AvailabilityException, WeeklySpan } from "@caseload/contract/hiring/availability";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant } from "./columns.ts";

/** When a paralegal can meet. */
export const availabilities = pgTable("availabilities", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  weekly: jsonb().$type<WeeklySpan[]>().notNull(),
  exceptions: jsonb().$type<AvailabilityException[]>().notNull(),
  /** IANA name. */
  timeZone: text("time_zone").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** A busy time, ISO 8601 in UTC. */
export interface BusyTime {
  from: string;
  to: string;
}

/** The calendar of a paralegal whose busy times are read. Nothing else of it is stored. */
export const busyCalendars = pgTable(
  "busy_calendars",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Its address, encrypted: whoever has it can read the calendar. */
    sealedAddress: text("sealed_address").notNull(),
    host: text().notNull(),
    busy: jsonb().$type<BusyTime[]>().notNull(),
    readAt: instant("read_at"),
    problem: text().$type<BusyCalendarProblem>(),
    nextReadAt: instant("next_read_at").notNull(),
  },
  (table) => [index("busy_calendars_due").on(table.nextReadAt)],
);
