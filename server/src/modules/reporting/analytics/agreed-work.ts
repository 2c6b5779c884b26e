/**
 * Agreed hours and pay, in place of time entries and invoices. Started work runs from its first day to its project
 * deadline or completion, whichever is first, and without a deadline until today. Each day counts one seventh of the
 * posting's maximum weekly hours, at the agreed rate. Canceled contracts are excluded.
 */
import { type SQL, sql } from "drizzle-orm";
import { dayOf, endOf, startOf } from "./sql-fragments.ts";
import type { PeriodSpan } from "./period.ts";

/**
 * Contracts `c` with their jobs `j`; `t` has the first and the last day of work. OFFSET prevents PostgreSQL from
 * evaluating these days again at every use.
 */
export const contractsWithDays = ({ timeZone }: PeriodSpan): SQL => sql`contracts c
  join jobs j on j.id = c.job_id
  cross join lateral (select ${dayOf(sql`c.started_at`, timeZone)} as begins, ${dayOf(sql`c.ended_at`, timeZone)} as over
    offset 0) t`;

/** Whether work ran between two days. */
export const ranBetween = (firmId: number, first: string, last: string, { timeZone }: PeriodSpan): SQL => sql`
  c.firm_id = ${firmId} and c.started_at is not null and c.status in ('in_progress', 'completed')
  and c.started_at < ${endOf(last, timeZone)}
  and (c.ended_at is null or c.ended_at >= ${startOf(first, timeZone)})`;

/** The agreed last day of work; null for open-ended work in progress. */
export const lastDay = sql`least(c.project_deadline, t.over)`;

/** The agreed last day, or today for open-ended work. */
export const endDay = ({ today }: PeriodSpan): SQL => sql`coalesce(${lastDay}, ${today}::date)`;

/** The number of days that two ranges have in common. */
export const commonDays = (first: SQL, last: SQL, begins: SQL, ends: SQL): SQL =>
  sql`greatest(0, least(${last}, ${ends}) - greatest(${first}, ${begins}) + 1)`;

/** Rounded to tenths of an hour; null without weekly hours. */
export const agreedHours = (days: SQL, weekly: SQL): SQL => sql`round((${days} * ${weekly} / 7)::numeric, 1)`;

/** US dollars, rounded to cents; null without hours or rate. */
export const agreedPay = (hours: SQL, rate: SQL): SQL => sql`round(${hours} * ${rate}, 2)`;
