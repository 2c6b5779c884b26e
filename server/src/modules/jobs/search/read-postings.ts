import { asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../db/handle.ts";
import { jobs } from "../../../db/schema/jobs.ts";
import { postingFacts } from "./posting-facts.ts";

/** Postings of one run; the next minute's run takes the rest. */
const most = 2_000;

/** Scheduled: reads the postings that were stored before there was a search, or by other hands; answers how many. */
export async function readPostings(db: Db): Promise<number> {
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
      priority: jobs.priority,
      version: sql<string>`${jobs}.xmin`,
    })
    .from(jobs)
    .where(isNull(jobs.facts))
    .orderBy(asc(jobs.id))
    .limit(most);
  for (const { id, version, ...texts } of unread)
    await db
      .update(jobs)
      .set(postingFacts(texts))
      // Whoever has rewritten it meanwhile has read it too.
      .where(sql`${eq(jobs.id, id)} and ${isNull(jobs.facts)} and ${jobs}.xmin = ${version}::xid`);
  return unread.length;
}
