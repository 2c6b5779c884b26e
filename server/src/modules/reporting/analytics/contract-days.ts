/** The days on which contracts ran, from the start of work to its end. */
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
  c.firm_id = ${firmId} and c.started_at is not null and c.started_at < ${endOf(last, timeZone)}
  and (c.ended_at is null or c.ended_at >= ${startOf(first, timeZone)})`;
