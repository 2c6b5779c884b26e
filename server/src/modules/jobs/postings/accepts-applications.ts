import { type SQL, sql } from "drizzle-orm";
import { jobs } from "../../../platform/db/schema/jobs.ts";

/** Open and not paused. Whoever offers postings asks for this, and for the deadline where it may have passed. */
export const acceptsApplications: SQL = sql`(${jobs.status} = 'open' and ${jobs.pausedAt} is null)`;

/** Everything but open postings that are paused. */
export const isUnpaused: SQL = sql`(${jobs.pausedAt} is null or ${jobs.status} <> 'open')`;
