import { docketNumber, jobLocation, postedPay, weeklyHours } from "@caseload/contract/jobs/job-terms";
import { standingLabels, standingOf } from "@caseload/contract/status-labels";
import type { Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import { canSee } from "../../jobs/postings/policy.ts";
import { findJob } from "../../jobs/postings/queries.ts";
import type { JobCard } from "./share-cards.ts";

/** The card of a job that the actor may see, and whether the job is public. */
export async function findJobCard(
  db: Reader,
  actor: Actor | null,
  id: number,
): Promise<{ card: JobCard; isPublic: boolean } | null> {
  const job = await findJob(db, id);
  if (!job || !canSee(actor, job)) return null;
  const standing = standingOf(job);
  return {
    card: {
      docketNumber: docketNumber(job.id),
      title: job.title,
      firmName: displayFirmName({ current: job.firmName, given: job.givenFirmName }),
      pay: postedPay(job.budgetRange),
      terms: [jobLocation(job), weeklyHours(job.hoursPerWeek)],
      standing: standing === "open" ? null : standingLabels[standing],
    },
    isPublic: canSee(null, job),
  };
}
