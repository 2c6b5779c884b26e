import { mayMove, pauseMoves } from "@caseload/contract/lifecycles";
import { standingOf } from "@caseload/contract/status-labels";
import { postingErrorMessages } from "@caseload/contract/jobs/posting-errors";
import { errorMessages } from "@caseload/contract/refusals";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { jobSilences } from "../../../platform/db/schema/response-times.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import { lockJob } from "../../hiring/applications/queries.ts";
import { findManaged } from "../postings/find-managed.ts";
import { takeBackWarning } from "./pause-unanswered-jobs.ts";
import { findSilence, type Silence } from "./queries.ts";
import { isTooLong } from "./unanswered-days.ts";

/** Takes applications again. Under the posting's lock. */
export async function resume(tx: Tx, { jobId, waiting }: Silence): Promise<boolean> {
  const [resumed] = await tx
    .update(jobs)
    .set({ pausedAt: null })
    .where(and(eq(jobs.id, jobId), isNotNull(jobs.pausedAt)))
    .returning({ status: jobs.status });
  if (waiting > 0) await takeBackWarning(tx, jobId);
  else await tx.delete(jobSilences).where(eq(jobSilences.jobId, jobId));
  if (resumed) await announce(tx, { to: "everyone", topics: ["jobs"] });
  return resumed?.status === "open";
}

/**
 * Those who manage a paused posting let it take applications again, even while some wait who came late. Repeating it
 * is no error.
 * @throws HttpError 404 for strangers, 403 for colleagues, 409 while somebody has waited for two weeks, or when it is not open
 */
export async function resumeJob(db: Db, actor: Actor, jobId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockJob(tx, jobId, "update");
    await findManaged(tx, actor, jobId);
    const silence = await findSilence(tx, jobId, now);
    if (!silence) throw notFound(errorMessages.jobNotFound);
    const standing = standingOf(silence);
    if (standing === pauseMoves.resume.to) return;
    if (!mayMove(standing, pauseMoves.resume)) throw conflict(errorMessages.moveNotPossible);
    if (silence.since !== null && isTooLong(silence.since, now, silence.timeZone))
      throw conflict(postingErrorMessages.stillWaiting);
    await resume(tx, silence);
  });
}
