import { errorMessages } from "@caseload/contract/error-messages";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { findResponseTime } from "../response-times/queries.ts";
import { canManage, canSee } from "./policy.ts";
import { findJob, findOwnApplication } from "./queries.ts";

/**
 * A posting with what its page tells a viewer about it.
 * @throws HttpError 404 where the viewer cannot see it
 */
export async function findDetail(db: Db, actor: Actor | null, jobId: number, now: Date) {
  const job = await findJob(db, jobId);
  if (!job || !canSee(actor, job)) throw notFound(errorMessages.jobNotFound);
  const [application, responsiveness] = await Promise.all([
    actor?.userType === "paralegal" ? findOwnApplication(db, jobId, actor.id) : null,
    findResponseTime(db, job.firmId, now),
  ]);
  return { job, responsiveness, viewer: { application, mayManage: canManage(actor, job) } };
}
