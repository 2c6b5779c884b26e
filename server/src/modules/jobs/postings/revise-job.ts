import type { Posting } from "@caseload/contract/jobs/jobs";
import { jobMoves } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { announcePublished } from "./announce-published.ts";
import { refuseAccess } from "./find-job.ts";
import { requireNamedSupervisor } from "./named-supervisor.ts";
import { findParties, replaceParties, type WithSealedParties } from "./parties.ts";
import { requireGuardRead } from "./posting-guard.ts";
import { canRevise, canSee } from "./policy.ts";
import { closingTime } from "./deadline.ts";
import { refuseDuplicate } from "./duplicate-posting.ts";
import { postingColumns, unchangedSince } from "./posting-columns.ts";
import { findJob } from "./queries.ts";
import { notifyApprovers } from "./notify-approvers.ts";
import { announceDraft } from "./save-draft.ts";
import { statusWhenVerified, type VerificationRule } from "./verified-attorney.ts";

type Revision = Posting & {
  version?: string | undefined;
  guardRead?: boolean | undefined;
  duplicate?: boolean | undefined;
};

/**
 * Changes a posting that is not published and resubmits it: for approval, or published at once by a member who may post.
 * @throws HttpError 404 outside the firm, 403 for colleagues, 409 once it is published or changed since it was read, for an equal posting of the last ten minutes, unless `duplicate` is set, or for unread findings of the guard, 400 when its deadline has passed or its supervisor is not an attorney of the firm
 */
export async function reviseJob(
  { db, config, nameSeal }: { db: Db; config: VerificationRule; nameSeal: NameSeal },
  actor: Actor & { firmId: number },
  jobId: number,
  { duplicate = false, ...posting }: WithSealedParties<Revision>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id, "no key update");
    const job = await findJob(tx, jobId);
    if (!job || !canSee(actor, job)) throw notFound(errorMessages.jobNotFound);
    if (!canRevise(actor, job)) refuseAccess(actor, job);
    requireGuardRead(nameSeal, posting, posting.parties ?? (await findParties(tx, jobId)));
    const columns = postingColumns(posting);
    if (!duplicate) await refuseDuplicate(tx, job, columns, now);
    const closesAt = closingTime(posting.deadline, { timeZone: job.posterTimeZone }, now);
    await requireNamedSupervisor(tx, job.firmId, posting);
    const { supervisorId = job.supervisorId } = posting;
    const responsible = { postedById: job.postedById, supervisorId };
    const status = await statusWhenVerified(tx, config, actor, responsible);
    const resubmitted = {
      returnReason: null,
      returnedAt: null,
      returnedById: null,
      postedAt: now,
      updatedAt: now,
    };
    const [changed] = await tx
      .update(jobs)
      .set({
        ...columns,
        ...resubmitted,
        closesAt: status === "draft" ? null : closesAt,
        status,
      })
      .where(
        and(
          eq(jobs.id, jobId),
          inArray(jobs.status, [...jobMoves.submit.from]),
          unchangedSince(posting.version),
        ),
      )
      .returning({ id: jobs.id });
    if (!changed) throw conflict(errorMessages.moveNotPossible);
    await replaceParties(tx, jobId, posting.parties);
    if (status === "open") await announcePublished(tx, jobId);
    else if (status === "draft") await announceDraft(tx, job);
    else await notifyApprovers(tx, actor, { id: jobId, title: posting.title }, now);
  });
}
