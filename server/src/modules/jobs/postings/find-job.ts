import { errorMessages } from "@caseload/contract/error-messages";
import type { Actor } from "../../../platform/actor.ts";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { findBarAdmission } from "../../../platform/db/bar-admission.ts";
import { forbidden, notFound } from "../../../platform/http/http-error.ts";
import type { JobRow } from "./job-rows.ts";
import { findSupervisor } from "../../firms/team/supervisors.ts";
import { canManage, canSee, isInFirm } from "./policy.ts";
import { findJob, findOwnApplication } from "./queries.ts";
import { responsibleFor } from "./verified-attorney.ts";
import { findResponseTime } from "../response-times/queries.ts";
import { findMarks } from "../marks/queries.ts";
import { areBlocked } from "../../../platform/db/blocked-people.ts";

/** @throws HttpError 404 outside the firm, 403 for colleagues who can see the posting */
export function refuseAccess(actor: Actor, job: JobRow): never {
  throw actor.firmId === job.firmId
    ? forbidden(errorMessages.notPermitted)
    : notFound(errorMessages.jobNotFound);
}

/**
 * A posting that the actor manages.
 * @throws HttpError 404 when the actor cannot see it, 403 when the actor does not manage it
 */
export async function findManagedJob(db: Reader, actor: Actor, jobId: number): Promise<JobRow> {
  const job = await findJob(db, jobId);
  if (!job || !canSee(actor, job)) throw notFound(errorMessages.jobNotFound);
  return canManage(actor, job) ? job : refuseAccess(actor, job);
}

/**
 * A posting of the actor's firm, for those who approve.
 * @throws HttpError 404 for any other posting
 */
export async function findFirmJob(db: Reader, actor: Actor, jobId: number): Promise<JobRow> {
  const job = await findJob(db, jobId);
  if (!job || !isInFirm(actor, job)) throw notFound(errorMessages.jobNotFound);
  return job;
}

/**
 * A posting with the other facts of its page.
 * @throws HttpError 404 when the viewer cannot see it
 */
export async function findJobDetail(db: Db, actor: Actor | null, jobId: number, now: Date) {
  const job = await findJob(db, jobId);
  if (!job || !canSee(actor, job)) throw notFound(errorMessages.jobNotFound);
  if (actor && (await areBlocked(db, actor.id, job.postedById))) throw notFound(errorMessages.jobNotFound);
  const paralegal = actor?.userType === "paralegal" ? actor : null;
  const [application, marks, responsiveness, supervisor, barAdmission] = await Promise.all([
    paralegal && findOwnApplication(db, jobId, paralegal.id),
    paralegal && findMarks(db, paralegal.id, [jobId]),
    findResponseTime(db, job.firmId, now),
    actor && isInFirm(actor, job) ? findSupervisor(db, job) : null,
    findBarAdmission(db, responsibleFor(job)),
  ]);
  const viewer = { application, mark: marks?.get(jobId) ?? null, mayManage: canManage(actor, job) };
  return { job, responsiveness, supervisor: supervisor ?? null, barAdmission, viewer };
}
