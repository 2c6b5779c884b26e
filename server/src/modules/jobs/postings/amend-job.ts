import type { Posting } from "@caseload/contract/jobs/jobs";
import { applicationMoves, jobChanges } from "@caseload/contract/lifecycles";
import { postingErrorMessages } from "@caseload/contract/jobs/posting-errors";
import { errorMessages } from "@caseload/contract/refusals";
import { and, asc, eq, inArray } from "drizzle-orm";
import { fullName } from "../../../platform/actor.ts";
import type { Db, Reader, Tx } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, forbidden, HttpError } from "../../../platform/http/http-error.ts";
import { countTakenPositions, lockJob } from "../../hiring/applications/queries.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { findManaged } from "./find-managed.ts";
import type { JobRow } from "./job-rows.ts";
import { keepParties } from "./parties.ts";
import { canAmend } from "./policy.ts";
import { closingTime } from "./post-job.ts";
import { nextVersion, postingColumns, unchangedSince } from "./posting-columns.ts";
import { changedTerms } from "./term-changes.ts";

/** Whoever waits for a decision on a posting. */
export async function findUndecided(db: Reader, jobId: number): Promise<number[]> {
  const rows = await db
    .select({ paralegalId: applications.paralegalId })
    .from(applications)
    .where(
      and(eq(applications.jobId, jobId), inArray(applications.status, [...applicationMoves.reject.from])),
    )
    .orderBy(asc(applications.id));
  return rows.map(({ paralegalId }) => paralegalId);
}

/** Positions that people hold already cannot be taken back by a smaller number. */
async function refuseFewerPositions(tx: Tx, job: JobRow, positions: number): Promise<void> {
  if (positions < job.positions && positions <= (await countTakenPositions(tx, job.id)))
    throw new HttpError(400, postingErrorMessages.positionsTaken);
}

/** Applicants hear which terms changed; a poster hears that a colleague changed the posting. */
async function tell(tx: Tx, actor: FirmActor, job: JobRow, changed: string | null, now: Date) {
  const notice = { type: "job_update", priority: "medium", actionUrl: `/jobs/${job.id}` } as const;
  for (const userId of changed === null ? [] : await findUndecided(tx, job.id)) {
    const message = `${job.title}: ${changed} changed. Your application stands.`;
    await notify(tx, { ...notice, userId, title: "A position has changed", message }, ["jobs"], now);
  }
  if (job.postedById === actor.id) return;
  const title = `${fullName(actor)} changed your posting`;
  await notify(tx, { ...notice, userId: job.postedById, title, message: job.title }, ["jobs"], now);
}

/**
 * Changes a published posting in front of everybody; whoever waits for a decision is told which terms changed.
 * @throws HttpError 404 for strangers, 403 for colleagues, 409 when it is not published, filled, or somebody else has changed it, 400 for a past deadline or too few positions
 */
export async function amendJob(
  db: Db,
  actor: FirmActor,
  jobId: number,
  posting: Posting & { version: string },
  now: Date,
): Promise<void> {
  const columns = postingColumns(posting);
  await db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id);
    // Reviewers lock it too: nobody is hired between the count of positions and their change.
    await lockJob(tx, jobId, "no key update");
    const job = await findManaged(tx, actor, jobId);
    if (!canAmend(actor, job)) throw forbidden(errorMessages.notPermitted);
    await refuseFewerPositions(tx, job, posting.positions);
    const closesAt =
      posting.deadline === job.deadline
        ? job.closesAt
        : closingTime(posting.deadline, { timeZone: job.posterTimeZone }, now);
    const isSame = and(
      eq(jobs.id, jobId),
      inArray(jobs.status, [...jobChanges.amend]),
      unchangedSince(posting.version),
    );
    const set = { ...columns, closesAt, updatedAt: nextVersion(now) };
    const [changed] = await tx.update(jobs).set(set).where(isSame).returning({ id: jobs.id });
    if (!changed) throw conflict(errorMessages.moveNotPossible);
    await keepParties(tx, jobId, posting.parties);
    await tell(tx, actor, job, changedTerms(job, columns), now);
    await announce(tx, { to: "everyone", topics: ["jobs"] });
  });
}
