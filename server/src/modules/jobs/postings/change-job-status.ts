import { postingErrorMessages } from "@caseload/contract/jobs/posting-messages";
import { jobMoves, mayMove } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, forbidden } from "../../../platform/http/http-error.ts";
import { publishApproved } from "./approve-job.ts";
import { findManagedJob } from "./find-job.ts";
import { canOpen } from "./policy.ts";
import { publishDraft } from "./publish-draft.ts";
import { hasLiveContract } from "./queries.ts";
import { requireVerifiedAttorney } from "./verified-attorney.ts";

interface Wanted {
  status: "open" | "closed";
  confirm?: boolean | undefined;
  guardRead?: boolean | undefined;
  duplicate?: boolean | undefined;
}

/**
 * Opens or closes a posting (SPEC.md section 4: open becomes closed, anything else becomes open). Repeating a change is
 * not an error. Reopening a filled job with a live contract needs `confirm`. Reopening restores the runners-up of a canceled
 * contract.
 * @throws HttpError 404 outside the firm, 403 without the permission (job:edit for colleagues' postings, job:approve for those that await approval), 409 when it changed meanwhile or its poster has left
 */
export async function changeJobStatus(
  { db, hooks, config, nameSeal }: Pick<Deps, "db" | "hooks" | "config" | "nameSeal">,
  actor: Actor,
  jobId: number,
  wanted: Wanted,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Serializes what the person publishes, so that duplicates are found.
    if (wanted.status === "open") await lockActiveUser(tx, actor.id, "no key update");
    const job = await findManagedJob(tx, actor, jobId);
    if (job.status === wanted.status) return;
    if (wanted.status === "open" && !canOpen(actor, job)) throw forbidden(errorMessages.notPermitted);
    if (wanted.status === "open" && job.takenDownAt) throw conflict(postingErrorMessages.takenDown);
    if (wanted.status === "open" && job.hidden) throw conflict(errorMessages.posterLeft);
    if (job.status === "pending_approval" && wanted.status === "open")
      return publishApproved(tx, config, actor, job, now);
    if (job.status === "draft" && wanted.status === "open")
      return publishDraft(tx, { config, nameSeal }, job, { ...wanted, guardRead: wanted.guardRead, now });
    const move = wanted.status === "closed" ? jobMoves.close : jobMoves.reopen;
    if (!mayMove(job.status, move)) throw conflict(errorMessages.moveNotPossible);
    if (move.to === "open") await requireVerifiedAttorney(tx, config, job);
    if (job.status === "filled" && !wanted.confirm && (await hasLiveContract(tx, jobId)))
      throw conflict(errorMessages.jobHasActiveContract);
    const changed = await tx
      .update(jobs)
      .set({
        status: move.to,
        updatedAt: now,
        closedAt: move.to === "closed" ? now : null,
        ...(move.to === "open" && job.closesAt && job.closesAt < now && { closesAt: null, deadline: null }),
      })
      .where(and(eq(jobs.id, jobId), inArray(jobs.status, [...move.from])))
      .returning({ id: jobs.id });
    if (changed.length === 0) throw conflict(errorMessages.moveNotPossible);
    if (move.to === "open") await hooks.restoreBackups(tx, jobId, now);
    await announce(tx, { to: "everyone", topics: ["jobs"] });
  });
}
