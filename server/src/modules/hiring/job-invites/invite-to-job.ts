import { jobInviteEndpoints, type inviting } from "@caseload/contract/hiring/job-invites";
import { errorMessages } from "@caseload/contract/error-messages";
import type { z } from "zod";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { jobInvites } from "../../../platform/db/schema/job-invites.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import { lockJob } from "../../jobs/postings/lock-job.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { findParalegal } from "../directory/queries.ts";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import { requireOpenJob } from "../../jobs/postings/accepts-applications.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { invitedNotice } from "./notices.ts";
import { canInviteTo, mayApply } from "./policy.ts";
import { findFirmNameOfJob, hasApplied } from "./queries.ts";
import { areBlocked } from "../../../platform/db/blocked-people.ts";

/** Locks the job after checking that the paralegal can be invited to it. */
async function lockInvitableJob(tx: Tx, actor: FirmActor, paralegalId: number, jobId: number, now: Date) {
  const job = await lockJob(tx, jobId, "share");
  if (!job || !canInviteTo(actor, job)) throw notFound(errorMessages.jobNotFound);
  requireOpenJob(job, now);
  const person = await findParalegal(tx, paralegalId);
  const isBlocked =
    (await areBlocked(tx, actor.id, paralegalId)) || (await areBlocked(tx, job.postedById, paralegalId));
  if (!person || isBlocked) throw notFound(errorMessages.profileNotFound);
  if (!mayApply(person) || person.id === job.postedById) throw conflict(errorMessages.cannotApply);
  if (await hasApplied(tx, jobId, paralegalId)) throw conflict(errorMessages.hasApplied);
  return job;
}

/**
 * Invites a paralegal to apply to a job of the actor's firm.
 * @throws HttpError 404 when the job or the paralegal is not available, 409 when the job is closed or the paralegal was
 * invited or has applied already
 */
export async function inviteToJob(
  db: Db,
  actor: FirmActor,
  paralegalId: number,
  { jobId, message }: z.output<typeof inviting>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id);
    const job = await lockInvitableJob(tx, actor, paralegalId, jobId, now);
    const [invite] = await tx
      .insert(jobInvites)
      .values({ jobId, paralegalId, invitedById: actor.id, message, createdAt: now })
      .onConflictDoNothing()
      .returning({
        id: jobInvites.id,
        paralegalId: jobInvites.paralegalId,
        invitedById: jobInvites.invitedById,
      });
    if (!invite) throw conflict(errorMessages.alreadyInvited);
    const firmName = displayFirmName(await findFirmNameOfJob(tx, jobId));
    await notify(tx, invitedNotice(invite, job, firmName), jobInviteEndpoints.inviteToJob.changes, now);
    await announce(tx, { to: [actor.id], topics: jobInviteEndpoints.inviteToJob.changes });
  });
}
