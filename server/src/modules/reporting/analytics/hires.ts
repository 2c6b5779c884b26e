/**
 * The one definition of a hire: an accepted application, on the day it was accepted, when its contract is opened. A
 * contract that is canceled later was still a hire. Whatever counts hires reads one of these two tables.
 */
import { type SQL, sql } from "drizzle-orm";

/** The firm's hires, with the posting of each. Aliased by the caller. */
export const hires = (firmId: number): SQL => sql`(
  select id, job_id, created_at as hired_at, started_at, status from contracts where firm_id = ${firmId})`;

/** How many hires each of the firm's postings led to, and how far their work has come. Aliased by the caller. */
export const hiresByPosting = (firmId: number): SQL => sql`(
  select job_id, count(*)::integer as hires, count(started_at) as started,
    count(*) filter (where status = 'completed') as completed
  from ${hires(firmId)} h group by job_id)`;
