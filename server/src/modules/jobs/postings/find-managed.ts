import { refusals } from "@caseload/contract/refusals";
import type { Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { forbidden, missing } from "../../../platform/http/http-error.ts";
import type { JobRow } from "./job-rows.ts";
import { canManage, canSee } from "./policy.ts";
import { findJob } from "./queries.ts";

/**
 * A posting that the actor manages.
 * @throws Refusal 404 for strangers, 403 for colleagues who see it
 */
export async function findManaged(db: Reader, actor: Actor, jobId: number): Promise<JobRow> {
  const job = await findJob(db, jobId);
  if (!job || !canSee(actor, job)) throw missing(refusals.jobNotFound);
  if (canManage(actor, job)) return job;
  throw actor.firmId === job.firmId ? forbidden(refusals.notPermitted) : missing(refusals.jobNotFound);
}
