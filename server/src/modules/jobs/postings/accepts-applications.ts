import { type SQL, sql } from "drizzle-orm";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import type { JobStatus } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { conflict } from "../../../platform/http/http-error.ts";

/** Open and not paused. Queries for postings to apply to need this, and the deadline where it may have passed. */
export const acceptsApplications: SQL = sql`(${jobs.status} = 'open' and ${jobs.pausedAt} is null)`;

/** Not an open posting that is paused. */
export const isUnpaused: SQL = sql`(${jobs.pausedAt} is null or ${jobs.status} <> 'open')`;

/**
 * Whether the applicant may apply again with the same application: it was withdrawn, or accepted with a contract that has
 * been canceled. Names its columns in full, because a query of one table leaves out the name of the table.
 */
export const mayReapply = sql<boolean>`(applications.status = 'withdrawn' or (applications.status = 'accepted'
  and not exists (select from contracts where application_id = applications.id and contracts.status <> 'cancelled')))`;

interface PostingState {
  status: JobStatus;
  closesAt: Date | null;
  pausedAt: Date | null;
}

/**
 * Only open jobs accept applications; a passed deadline closes a job before the scheduled task does (PRODUCT.md).
 * @throws HttpError 409 for a closed, filled or paused one
 */
export function requireOpenJob(job: PostingState, now: Date): void {
  if (job.status === "filled") throw conflict(errorMessages.positionFilled);
  if (job.status !== "open" || (job.closesAt && job.closesAt <= now))
    throw conflict(errorMessages.positionClosed);
  if (job.pausedAt) throw conflict(errorMessages.positionPaused);
}
