import { type SQL, sql } from "drizzle-orm";

/** When a calendar day begins in a time zone. */
export const startOf = (day: SQL | string, timeZone: string): SQL =>
  sql`(${day}::date::timestamp at time zone ${timeZone})`;

/** When it is over. */
export const endOf = (day: SQL | string, timeZone: string): SQL =>
  sql`((${day}::date + 1)::timestamp at time zone ${timeZone})`;

/** The calendar day of an instant. */
export const dayOf = (instant: SQL, timeZone: string): SQL =>
  sql`(${instant} at time zone ${timeZone})::date`;
