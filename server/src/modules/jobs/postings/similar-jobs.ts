import { and, desc, eq, notExists, not, sql } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import { isBlockedWith } from "../../../platform/db/blocked-people.ts";
import type { Db } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { acceptsApplications } from "./accepts-applications.ts";
import { type JobRow, type ListedJobRow, selectListed } from "./job-rows.ts";

/** More than are shown: the viewer's score chooses among them. */
const candidates = 12;
export const similarShown = 3;
/** The newest open postings, among which similar ones are looked for: a market of 200,000 is not read for three rows. */
const newest = 1_000;

/** Open postings that share the most specialties with a posting, newest first among equals, except what the viewer applied to. */
export async function findSimilarJobs(
  db: Db,
  viewer: Actor,
  job: JobRow,
  now: Date,
): Promise<ListedJobRow[]> {
  const own = db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.jobId, jobs.id), eq(applications.paralegalId, viewer.id)));
  const shared = sql`cardinality(array(select unnest(${jobs.specialties}) intersect select unnest(${sql.param(job.specialties, jobs.specialties)}::text[])))`;
  const recent = sql`(select id from jobs where status = 'open' order by posted_at desc nulls first, id desc nulls first limit ${newest})`;
  return selectListed(db)
    .where(
      and(
        sql`${jobs.id} in ${recent}`,
        acceptsApplications,
        not(jobs.hidden),
        sql`${jobs.id} <> ${job.id}`,
        sql`${jobs.firmId} is distinct from ${viewer.firmId}::integer`,
        sql`(${jobs.closesAt} is null or ${jobs.closesAt} > ${now}::timestamptz)`,
        not(isBlockedWith(viewer.id, jobs.postedById)),
        notExists(own),
        sql`${shared} > 0`,
      ),
    )
    .orderBy(desc(shared), desc(jobs.postedAt), desc(jobs.id))
    .limit(candidates);
}
