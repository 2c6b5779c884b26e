import { type inviting, jobInviteEndpoints } from "@caseload/contract/hiring/job-invites";
import { directoryLimits } from "@caseload/contract/hiring/directory-limits";
import { errorMessages } from "@caseload/contract/error-messages";
import type { z } from "zod";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { jobInvites } from "../../../platform/db/schema/job-invites.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, notFound, HttpError } from "../../../platform/http/http-error.ts";
import { lockJob } from "../../jobs/postings/lock-job.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { findParalegal } from "../directory/queries.ts";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import { requireOpenJob } from "../../jobs/postings/accepts-applications.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { invited } from "./notices.ts";
import { canInviteTo, mayAccept } from "./policy.ts";
import { countInvitesBy, findFirmName, hasApplied } from "./queries.ts";

const dayMs = 86_400_000;

async function refuseBeyondLimit(tx: Tx, actorId: number, now: Date): Promise<void> {
  const today = await countInvitesBy(tx, actorId, new Date(now.getTime() - dayMs));
  if (today >= directoryLimits.jobInvitesADay) throw new HttpError(429, errorMessages.invitesADay);
}

/** Who may still be invited to which position. */
async function findInvitable(tx: Tx, actor: FirmActor, paralegalId: number, jobId: number, now: Date) {
  const job = await lockJob(tx, jobId, "share");
  if (!job || !canInviteTo(actor, job)) throw notFound(errorMessages.jobNotFound);
  requireOpenJob(job, now);
  const person = await findParalegal(tx, paralegalId);
  if (!person) throw notFound(errorMessages.profileNotFound);
  if (!mayAccept(person) || person.id === job.postedById) throw conflict(errorMessages.cannotApply);
  if (await hasApplied(tx, jobId, paralegalId)) throw conflict(errorMessages.hasApplied);
  return job;
}

/**
 * Invites a paralegal to apply to a position of the actor's firm.
 * @throws HttpError 404 for a position or person that is not to be had, 409 when it is closed or they know of it already,
 * 429 beyond the day's invites
 */
export async function inviteToJob(
  db: Db,
  actor: FirmActor,
  paralegalId: number,
  { jobId, message }: z.output<typeof inviting>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    // One invite after the other, so that the day's limit holds.
    await lockActiveUser(tx, actor.id, "no key update");
    await refuseBeyondLimit(tx, actor.id, now);
    const job = await findInvitable(tx, actor, paralegalId, jobId, now);
    const [invite] = await tx
      .insert(jobInvites)
      .values({ jobId, paralegalId, invitedById: actor.id, message, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: jobInvites.id, paralegalId: jobInvites.paralegalId });
    if (!invite) throw conflict(errorMessages.alreadyInvited);
    const firmName = displayFirmName(await findFirmName(tx, jobId));
    await notify(tx, invited(invite, job, firmName), jobInviteEndpoints.inviteToJob.changes, now);
    await announce(tx, { to: [actor.id], topics: jobInviteEndpoints.inviteToJob.changes });
  });
}
