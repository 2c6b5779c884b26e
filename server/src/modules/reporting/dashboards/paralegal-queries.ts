import { practiceAreas } from "@caseload/contract/practice-areas";
import { limits } from "@caseload/contract/limits";
import type { ApplicationStatus } from "@caseload/contract/lifecycles";
import type { SearchExperience } from "@caseload/contract/search/job-search-options";
import { count, eq, sql } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { countContracts } from "../../engagements/contracts/queries.ts";
import { facet, practiceFacet } from "../../jobs/facets/facet-terms.ts";
import { acceptsApplications } from "../../jobs/postings/accepts-applications.ts";
import { dayIn } from "../../../platform/calendar-day.ts";
import { findMoney } from "../earnings/queries.ts";
import { findInbox, interviewsAhead } from "./queries.ts";

/** The actor's applications by status, without those that have none. */
async function countApplicationsByStatus(db: Reader, actor: Actor): Promise<Map<ApplicationStatus, number>> {
  const rows = await db
    .select({ status: applications.status, count: count() })
    .from(applications)
    .where(eq(applications.paralegalId, actor.id))
    .groupBy(applications.status);
  return new Map(rows.map((row) => [row.status, row.count]));
}

async function countInterviewsAhead(db: Reader, actor: Actor, now: Date): Promise<number> {
  const [row] = await interviewsAhead(db, actor, now);
  return row?.count ?? 0;
}

const areaOfFacet = new Map(practiceAreas.map((area) => [practiceFacet(area), area]));

/** A posting's hourly pay: the middle of its range, or the maximum when only that is given ("up to $60"). */
const hourlyPay = sql`case when min_pay = 0 then max_pay else (min_pay + max_pay) / 2 end`;

type RateRow = {
  facet: string;
  postings: number;
  median: number | null;
  min: number;
  max: number;
};

/**
 * Hourly pay by practice area, from the newest open postings in job lists, or from those that ask for one level. A posting with two areas counts in both.
 * Areas with too few postings have no median.
 */
export async function findPracticeRates(db: Reader, level?: SearchExperience) {
  const isOfLevel = level ? sql`${jobs.facts} @> array[${facet.level(level)}]` : sql`true`;
  const facets = [...areaOfFacet.keys()];
  const { rows } = await db.execute<RateRow>(sql`
    with newest as materialized (
      select ${jobs.facts} as facts, ${jobs.minPay}::float8 as min_pay, ${jobs.maxPay}::float8 as max_pay
      from ${jobs} where ${acceptsApplications} and not ${jobs.hidden} and ${isOfLevel}
      order by ${jobs.postedAt} desc, ${jobs.id} desc limit ${limits.maxRatePostings}
    )
    select facet, count(*)::integer as postings,
      case when count(*) >= ${limits.minRatePostings} then percentile_cont(0.5) within group (order by ${hourlyPay}) end as median,
      min(case when min_pay = 0 then max_pay else min_pay end) as min, max(max_pay) as max
    from newest cross join unnest(facts) facet
    where min_pay is not null and facet in ${facets}
    group by facet`);
  return rows.flatMap(({ facet, ...rates }) => {
    const area = areaOfFacet.get(facet);
    return area === undefined ? [] : [{ area, ...rates }];
  });
}
export type PracticeRate = Awaited<ReturnType<typeof findPracticeRates>>[number];

/** Whether there are more open postings than the rates are computed from. */
export async function hasOlderPostings(db: Reader): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (
      select from ${jobs} where ${acceptsApplications} and not ${jobs.hidden}
      order by ${jobs.postedAt} desc, ${jobs.id} desc offset ${limits.maxRatePostings} limit 1
    ) as found`);
  return rows[0]?.found ?? false;
}

/** The figures of a paralegal's dashboard, each counted as the screen that it links to counts. */
export async function findOwnFigures(db: Reader, actor: Actor, now: Date) {
  const year = Number(dayIn(now, actor.timeZone).slice(0, 4));
  const [byStatus, ahead, contracts, money, inbox] = await Promise.all([
    countApplicationsByStatus(db, actor),
    countInterviewsAhead(db, actor, now),
    countContracts(db, actor, "paralegal"),
    findMoney(db, { paralegalId: actor.id }, { year, thisYear: year }),
    findInbox(db, actor),
  ]);
  return {
    byStatus,
    interviews: ahead,
    activeProjects: contracts.active,
    money,
    inbox,
  };
}
export type OwnFigures = Awaited<ReturnType<typeof findOwnFigures>>;
