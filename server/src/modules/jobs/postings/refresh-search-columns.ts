import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { readingMark } from "../../search/job-search/filter-columns.ts";
import { postingFacets } from "./search-columns.ts";

/** Postings of one run; the next minute's run takes the rest. */
const maxAtOnce = 2_000;

/** As the index jobs_unread says it. */
const unreadYet = sql`(${jobs.facts} is null or not (${jobs.facts} @> ${sql.raw(`'{${readingMark}}'`)}))`;

/** Scheduled: reads the postings that were stored by other hands, or read when less was read; answers how many. */
export async function refreshFacets(db: Db, max = maxAtOnce): Promise<number> {
  const unread = await db
    .select({
      id: jobs.id,
      location: jobs.location,
      workArrangement: jobs.workArrangement,
      hoursPerWeek: jobs.hoursPerWeek,
      duration: jobs.duration,
      specialties: jobs.specialties,
      practiceArea: jobs.practiceArea,
      experienceRequired: jobs.experienceRequired,
      budgetRange: jobs.budgetRange,
      urgency: jobs.urgency,
      requiredCredentials: jobs.requiredCredentials,
      priority: jobs.priority,
      version: sql<string>`${jobs}.xmin`,
    })
    .from(jobs)
    .where(unreadYet)
    .orderBy(asc(jobs.id))
    .limit(max);
  for (const { id, version, ...texts } of unread)
    await db
      .update(jobs)
      .set(postingFacets(texts))
      // Whoever has rewritten it meanwhile has read it too.
      .where(and(eq(jobs.id, id), unreadYet, sql`${jobs}.xmin = ${version}::xid`));
  return unread.length;
}
