import { errorMessages } from "@caseload/contract/error-messages";
import type { Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { forbidden, notFound } from "../../../platform/http/http-error.ts";
import type { JobRow } from "./job-rows.ts";
import { canManage, canSee } from "./policy.ts";
import { findJob } from "./queries.ts";

/**
 * A posting that the actor manages.
 * @throws HttpError 404 for strangers, 403 for colleagues who see it
 */
export async function findManaged(db: Reader, actor: Actor, jobId: number): Promise<JobRow> {
  const job = await findJob(db, jobId);
  if (!job || !canSee(actor, job)) throw notFound(errorMessages.jobNotFound);
  if (canManage(actor, job)) return job;
  throw actor.firmId === job.firmId
    ? forbidden(errorMessages.notPermitted)
    : notFound(errorMessages.jobNotFound);
}
