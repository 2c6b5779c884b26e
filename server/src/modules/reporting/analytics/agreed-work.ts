/**
 * What contracts agree stands in for time entries and invoices. Contracts whose work has started run from that day to
 * their project deadline or to the day they were completed, whichever is first; without a deadline until today. For
 * each of these days a seventh of the most hours a week that the posting names is agreed, and these at the agreed rate.
 * Cancelled contracts are left out.
 */
import { type SQL, sql } from "drizzle-orm";
import { dayOf, endOf, startOf } from "./sql-fragments.ts";
import type { Span } from "./period.ts";

/**
 * Contracts `c` whose work ran between two days, with their postings `j`; `t` has the days on which it began and was
 * over. OFFSET keeps PostgreSQL from working these days out again wherever they are named.
 */
export const contractsThatRan = ({ timeZone }: Span): SQL => sql`contracts c
  join jobs j on j.id = c.job_id
  cross join lateral (select ${dayOf(sql`c.started_at`, timeZone)} as begins, ${dayOf(sql`c.ended_at`, timeZone)} as over
    offset 0) t`;

export const ranBetween = (firmId: number, first: string, last: string, { timeZone }: Span): SQL => sql`
  c.firm_id = ${firmId} and c.started_at is not null and c.status in ('in_progress', 'completed')
  and c.started_at < ${endOf(last, timeZone)}
  and (c.ended_at is null or c.ended_at >= ${startOf(first, timeZone)})`;

/** The last day of work that is agreed; null while work without a deadline goes on. */
export const lastDay = sql`least(c.project_deadline, t.over)`;

/** Where the work ends for the time being. */
export const endDay = ({ today }: Span): SQL => sql`coalesce(${lastDay}, ${today}::date)`;

/** How many days two stretches of days have in common. */
export const commonDays = (first: SQL, last: SQL, begins: SQL, ends: SQL): SQL =>
  sql`greatest(0, least(${last}, ${ends}) - greatest(${first}, ${begins}) + 1)`;

/** Tenths of an hour; null where no hours a week are named. */
export const agreedHours = (days: SQL, weekly: SQL): SQL => sql`round((${days} * ${weekly} / 7)::numeric, 1)`;

/** US dollars and cents; null where there are no hours or no rate. */
export const agreedPay = (hours: SQL, rate: SQL): SQL => sql`round(${hours} * ${rate}, 2)`;
