import { postingErrorMessages } from "@caseload/contract/jobs/posting-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, isNull, sql } from "drizzle-orm";
import { fullName } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, HttpError } from "../../../platform/http/http-error.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { findManagedJob } from "./find-job.ts";

/**
 * Assigns a posting to a colleague, and shows it again if it was hidden. Contracts keep their signer.
 * @throws HttpError 404 outside the firm, 400 when the colleague is not an active member, 409 when it changed meanwhile or is the colleague's already
 */
export async function reassignJob(
  db: Db,
  actor: FirmActor,
  jobId: number,
  colleagueId: number,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await findManagedJob(tx, actor, jobId);
    const isMember = and(
      eq(users.id, colleagueId),
      eq(users.firmId, actor.firmId),
      isNull(users.deactivatedAt),
    );
    const [colleague] = await tx
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(isMember)
      .for("share");
    if (!colleague) throw new HttpError(400, postingErrorMessages.colleagueGone);
    if (job.postedById === colleagueId) throw conflict(postingErrorMessages.ownedAlready);
    const [changed] = await tx
      .update(jobs)
      .set({ postedById: colleagueId, hidden: sql`${jobs.takenDownAt} is not null`, updatedAt: now })
      .where(and(eq(jobs.id, jobId), eq(jobs.postedById, job.postedById)))
      .returning({ id: jobs.id });
    if (!changed) throw conflict(errorMessages.moveNotPossible);
    const notice = { type: "job_update", priority: "medium", message: job.title } as const;
    const received = {
      ...notice,
      title: `${fullName(actor)} reassigned a posting to you`,
      actionUrl: `/jobs/${jobId}`,
    };
    if (colleagueId !== actor.id) await notify(tx, { ...received, userId: colleagueId }, ["jobs"], now);
    const taken = { ...notice, title: `${colleague.name} took over your posting`, actionUrl: "/jobs/mine" };
    if (job.postedById !== actor.id && !job.hidden)
      await notify(tx, { ...taken, userId: job.postedById }, ["jobs"], now);
    await announce(tx, { to: "everyone", topics: ["jobs", "applications"] });
  });
}
