import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { facetsVersion } from "./facet-terms.ts";
import { postingFacets } from "./posting-facets.ts";

/** Postings of one run; the next minute's run takes the rest. */
const batchSize = 2_000;

/** The condition of the index jobs_unread. */
const isOutdated = sql`(${jobs.facts} is null or not (${jobs.facts} @> ${sql.raw(`'{${facetsVersion}}'`)}))`;

/** Scheduled: derives the facets of postings that were stored without them, or by an older version. Returns how many. */
export async function refreshFacets(db: Db, max = batchSize): Promise<number> {
  const outdated = await db
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
    .where(isOutdated)
    .orderBy(asc(jobs.id))
    .limit(max);
  for (const { id, version, ...texts } of outdated)
    await db
      .update(jobs)
      .set(postingFacets(texts))
      // A change since then has derived them already.
      .where(and(eq(jobs.id, id), isOutdated, sql`${jobs}.xmin = ${version}::xid`));
  return outdated.length;
}
