/**
 * What contracts agree stands in for time entries and invoices. Contracts whose work has started run from that day to
 * their project deadline or to the day they were completed, whichever is first; without a deadline until today. For
 * each of these days a seventh of the most hours a week that the posting names is agreed, and these at the agreed rate.
 * Cancelled contracts are left out.
 */
import { type SQL, sql } from "drizzle-orm";
import { endOf, dayOf, startOf } from "./instants.ts";
import type { Span } from "./period.ts";

/** Contracts whose work has started and was not called off. `c` is the contract. */
const started = sql`c.started_at is not null and c.status in ('in_progress', 'completed')`;

/** Whether the work of `c` ran on one of these days. */
export const ran = (first: SQL, last: SQL, { timeZone }: Span): SQL => sql`${started}
  and c.started_at < ${endOf(last, timeZone)}
  and (c.ended_at is null or c.ended_at >= ${startOf(first, timeZone)})`;

export const firstDay = ({ timeZone }: Span): SQL => dayOf(sql`c.started_at`, timeZone);

/** The last day of work that is agreed; null while work without a deadline goes on. */
export const lastDay = ({ timeZone }: Span): SQL =>
  sql`least(c.project_deadline, ${dayOf(sql`c.ended_at`, timeZone)})`;

/** Where the work ends for the time being. */
const endDay = (span: Span): SQL => sql`coalesce(${lastDay(span)}, ${span.today}::date)`;

/** How many days two stretches of days have in common. */
const commonDays = (first: SQL, last: SQL, begins: SQL, ends: SQL): SQL =>
  sql`greatest(0, least(${last}, ${ends}) - greatest(${first}, ${begins}) + 1)`;

/** Tenths of an hour; null where the posting of `j` names no hours a week. */
export const hoursWithin = (first: SQL, last: SQL, span: Span): SQL =>
  sql`round(${commonDays(first, last, firstDay(span), endDay(span))} * j.weekly_hours::numeric / 7, 1)`;

/** US dollars and cents; null where there are no hours or no rate. */
export const payOf = (hours: SQL, rate: SQL): SQL => sql`round(${hours} * ${rate}, 2)`;

/** Of one firm's contracts that ran in the span's period: first and last day, and what a day of work is agreed to cost. */
export const dailyPay = (firmId: number, span: Span): SQL => sql`
  select ${firstDay(span)} as begins, ${endDay(span)} as ends, j.weekly_hours::numeric / 7 * c.agreed_rate as pay
  from contracts c join jobs j on j.id = c.job_id
  where c.firm_id = ${firmId}
    and ${ran(sql`${span.period.from}::date`, sql`${span.period.to}::date`, span)}`;

/** How many days of such work lie within two days. */
export const workDays = (first: SQL, last: SQL): SQL => commonDays(first, last, sql`w.begins`, sql`w.ends`);
