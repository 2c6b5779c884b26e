import { applicationEndpoints } from "@caseload/contract/hiring/applications";
import { changesOf } from "@caseload/contract/endpoint";
import { applicationMoves, jobMoves } from "@caseload/contract/lifecycles";
import { conflictErrorMessages } from "@caseload/contract/hiring/conflict-statuses";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { Deps } from "../../../platform/deps.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import { openContract } from "../../engagements/contracts/open-contract.ts";
import { findReviewers } from "./find-reviewers.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { resumeIfAnswered } from "../../jobs/response-times/resume-job.ts";
import { requireChecked } from "../conflicts/check-application.ts";
import { changeApplicationStatus } from "./change-application-status.ts";
import { acceptedNotice, rejectedNotice, shortlistedNotice, termsReadyNotice } from "./notices.ts";
import { canReview } from "./policy.ts";
import { type ApplicationRow, findApplication } from "./queries.ts";
import { rejectAsFilled } from "./reject-backups.ts";
import { countTakenPositions, type LockedJob, lockJob } from "../../jobs/postings/lock-job.ts";

type Decision = "accepted" | "rejected" | "reviewing";

interface DecisionInput {
  status: Decision;
  /** Of a rejection. */
  reason: string | null;
  /** With an acceptance: rejects those who are not shortlisted, who otherwise stay as backups. */
  rejectOthers?: boolean | undefined;
}

const decideEndpoint = applicationEndpoints.decideApplication;

const moves = {
  accepted: applicationMoves.accept,
  rejected: applicationMoves.reject,
  reviewing: applicationMoves.shortlist,
} as const satisfies Record<Decision, unknown>;

/** Marks the job as filled and refreshes every job list. */
async function fillJob(tx: Tx, jobId: number, now: Date): Promise<void> {
  const filled = await tx
    .update(jobs)
    .set({ status: jobMoves.fill.to, updatedAt: now })
    .where(and(eq(jobs.id, jobId), inArray(jobs.status, [...jobMoves.fill.from])))
    .returning({ id: jobs.id });
  if (filled.length > 0) await announce(tx, { to: "everyone", topics: changesOf(decideEndpoint, "jobs") });
}

/**
 * Opens the contract, fills the job with its last position, and notifies both sides. A filled job accepts again only
 * after a contract was canceled; a reopened job accepts beyond its positions.
 * @returns whether every position is taken now
 */
async function hire(
  tx: Tx,
  row: ApplicationRow,
  job: LockedJob,
  actor: Pick<Actor, "id">,
  now: Date,
): Promise<boolean> {
  if (job.hidden) throw conflict(errorMessages.posterLeft);
  const taken = await countTakenPositions(tx, job.id);
  if (job.status === "filled" && taken >= job.positions) throw conflict(errorMessages.positionFilled);
  const contractId = await openContract(tx, { applicationId: row.application.id, openedById: actor.id }, now);
  const isFilled = taken + 1 >= job.positions;
  if (isFilled) await fillJob(tx, job.id, now);
  const { application, paralegal } = row;
  const { changes } = decideEndpoint;
  await notify(tx, acceptedNotice(application, job, contractId), changes, now);
  await notify(tx, termsReadyNotice(application, job, paralegal.name, contractId), changes, now);
  return isFilled;
}

/** Whose decision it is. */
export type Decider = Pick<Actor, "id" | "firmId" | "primaryRole">;

/**
 * Accepts, rejects or shortlists an application in the caller's transaction. The lock on the job's row serializes
 * decisions.
 * @throws HttpError 404 for people who may not review it, 409 when it is decided already, every position is taken,
 * a conflict is possible, or others are to be rejected while positions are open
 */
export async function decideWithin(
  tx: Tx,
  nameSeal: Deps["nameSeal"],
  actor: Decider,
  id: number,
  { status: decision, reason, rejectOthers = false }: DecisionInput,
  now: Date,
): Promise<void> {
  const row = await findApplication(tx, id);
  if (!row || !canReview(actor, row.application, row.job)) throw notFound(errorMessages.applicationNotFound);
  const job = await lockJob(tx, row.job.id, "no key update");
  if (!job) throw notFound(errorMessages.applicationNotFound);
  const givenReason = decision === "rejected" ? reason : null;
  await changeApplicationStatus(tx, id, moves[decision], actor.id, now, givenReason);
  if (decision === "accepted") {
    if ((await requireChecked(tx, nameSeal, id, now)) === "possible")
      throw conflict(conflictErrorMessages.decideFirst);
    const isFilled = await hire(tx, row, job, actor, now);
    if (rejectOthers && !isFilled) throw conflict(errorMessages.positionsStillOpen);
    if (rejectOthers) await rejectAsFilled(tx, job, applicationMoves.shortlist.from, now);
  } else {
    const notice =
      decision === "rejected"
        ? rejectedNotice(row.application, job, givenReason)
        : shortlistedNotice(row.application, job);
    await notify(tx, notice, changesOf(decideEndpoint, "applications", "jobs"), now);
  }
  await resumeIfAnswered(tx, job.id, now);
  const reviewers = await findReviewers(tx, job);
  await announce(tx, {
    to: [actor.id, job.postedById, ...reviewers],
    topics: decideEndpoint.changes,
  });
}

/** Decides an application in one transaction. */
export const decideApplication = (
  { db, nameSeal }: Pick<Deps, "db" | "nameSeal">,
  actor: Decider,
  id: number,
  input: DecisionInput,
  now: Date,
): Promise<void> => db.transaction((tx) => decideWithin(tx, nameSeal, actor, id, input, now));
