import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import { dayIn, plusDays, plusMonths } from "../../../platform/calendar-day.ts";
import { draftTerms } from "./draft-terms.ts";
import { recordTimelineEvent } from "./move-contract.ts";

const posters = alias(users, "posters");

async function findEngagement(tx: Tx, applicationId: number) {
  const [row] = await tx
    .select({
      jobId: jobs.id,
      firmId: jobs.firmId,
      attorneyId: posters.id,
      paralegalId: users.id,
      currentFirmName: firms.name,
      givenFirmName: jobs.givenFirmName,
      firmTerms: firms.defaultTerms,
      posterName: posters.name,
      posterUserType: posters.userType,
      posterTimeZone: posters.timeZone,
      paralegalName: users.name,
      title: jobs.title,
      description: jobs.description,
      hoursPerWeek: jobs.hoursPerWeek,
      duration: jobs.duration,
      rate: paralegalProfiles.hourlyRate,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(firms, eq(firms.id, jobs.firmId))
    .innerJoin(posters, eq(posters.id, jobs.postedById))
    .innerJoin(users, eq(users.id, applications.paralegalId))
    .leftJoin(paralegalProfiles, eq(paralegalProfiles.userId, applications.paralegalId))
    .where(eq(applications.id, applicationId));
  if (!row) throw new Error(`There is no application ${applicationId}.`);
  return row;
}

const durationPattern =
  /^(?:about |approximately |approx\. |up to )?(?:\d{1,3} ?(?:-|–|to) ?)?(\d{1,3})[ -]?(day|week|month|year)s?$/i;

/**
 * Returns when the work is due: the posting's duration, or the longer end of a range, from the first day of work. Null
 * for open-ended durations ("ongoing"). The posting's own deadline is the last day to apply.
 * @param firstDay YYYY-MM-DD
 */
export function projectDeadline(duration: string, firstDay: string): string | null {
  const [, length, unit] = durationPattern.exec(duration.trim()) ?? [];
  const count = Number(length);
  if (!unit || count === 0) return null;
  switch (unit.toLowerCase()) {
    case "day":
      return plusDays(firstDay, count);
    case "week":
      return plusDays(firstDay, count * 7);
    case "month":
      return plusMonths(firstDay, count);
    default:
      return plusMonths(firstDay, count * 12);
  }
}

/**
 * Opens the contract of an accepted application as pending_terms, with terms drafted from the job, the paralegal's rate
 * and the deadline. Runs in the transaction that accepts. Returns the contract's id.
 */
export async function openContract(
  tx: Tx,
  { applicationId, openedById }: { applicationId: number; openedById: number },
  now: Date,
): Promise<number> {
  const engagement = await findEngagement(tx, applicationId);
  const { jobId, firmId, attorneyId, paralegalId, rate } = engagement;
  const deadline = projectDeadline(engagement.duration, plusDays(dayIn(now, engagement.posterTimeZone), 1));
  const [contract] = await tx
    .insert(contracts)
    .values({
      applicationId,
      jobId,
      firmId,
      attorneyId,
      paralegalId,
      status: "pending_terms",
      agreedRate: rate,
      projectDeadline: deadline,
      terms: draftTerms({
        ...engagement,
        firmName: displayFirmName({ current: engagement.currentFirmName, given: engagement.givenFirmName }),
        posterIsAttorney: engagement.posterUserType === "attorney",
        deadline,
      }),
      createdAt: now,
    })
    .returning({ id: contracts.id });
  if (!contract) throw new Error("The contract was not stored.");
  await recordTimelineEvent(tx, { contractId: contract.id, kind: "drafted", actorId: openedById }, now);
  return contract.id;
}
