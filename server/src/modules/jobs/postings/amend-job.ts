import { postingEndpoints } from "@caseload/contract/jobs/postings";
import type { Posting } from "@caseload/contract/jobs/jobs";
import { applicationMoves, jobChanges } from "@caseload/contract/lifecycles";
import { postingErrorMessages } from "@caseload/contract/jobs/posting-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, asc, eq, inArray } from "drizzle-orm";
import { fullName } from "../../../platform/actor.ts";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, forbidden, HttpError } from "../../../platform/http/http-error.ts";
import { countTakenPositions, lockJob } from "./lock-job.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { findManagedJob } from "./find-job.ts";
import type { JobRow } from "./job-rows.ts";
import { requireNamedSupervisor } from "./named-supervisor.ts";
import { changePublishedParties, findParties, type WithSealedParties } from "./parties.ts";
import { requireGuardRead } from "./posting-guard.ts";
import { canAmend } from "./policy.ts";
import { closingTime } from "./deadline.ts";
import { nextVersion, postingColumns, unchangedSince } from "./posting-columns.ts";

const topics = postingEndpoints.amendJob.changes;

/** The applicants without a decision, in the order in which they applied. */
export async function findUndecidedApplicants(db: Reader, jobId: number): Promise<number[]> {
  const rows = await db
    .select({ paralegalId: applications.paralegalId })
    .from(applications)
    .where(
      and(eq(applications.jobId, jobId), inArray(applications.status, [...applicationMoves.reject.from])),
    )
    .orderBy(asc(applications.id));
  return rows.map(({ paralegalId }) => paralegalId);
}

/** @throws HttpError 400 when there would be fewer positions than contracts */
async function requireEnoughPositions(tx: Tx, job: JobRow, positions: number): Promise<void> {
  if (positions < job.positions && positions <= (await countTakenPositions(tx, job.id)))
    throw new HttpError(400, postingErrorMessages.positionsTaken);
}

/** Notifies applicants of the terms that changed, and the poster of a colleague's change. */
async function notifyOfChange(tx: Tx, actor: FirmActor, job: JobRow, changed: string | null, now: Date) {
  const notice = { type: "job_update", priority: "medium", actionUrl: `/jobs/${job.id}` } as const;
  for (const userId of changed === null ? [] : await findUndecidedApplicants(tx, job.id)) {
    const message = `${job.title}: ${changed} changed. Your application is still active.`;
    await notify(tx, { ...notice, userId, title: "A job you applied for has changed", message }, topics, now);
  }
  if (job.postedById === actor.id) return;
  const title = `${fullName(actor)} changed your posting`;
  await notify(tx, { ...notice, userId: job.postedById, title, message: job.title }, topics, now);
}

type PostingColumns = ReturnType<typeof postingColumns>;

/** The terms in the order of the notification, each with its columns. Priority and urgency are not terms. */
const terms: readonly (readonly [name: string, columns: readonly (keyof PostingColumns & keyof JobRow)[]])[] =
  [
    ["title", ["title"]],
    ["description", ["description"]],
    ["location", ["location", "workArrangement"]],
    ["hours", ["hoursPerWeek"]],
    ["duration", ["duration"]],
    ["pay", ["budgetRange"]],
    ["deadline", ["deadline"]],
    ["positions", ["positions"]],
    [
      "requirements",
      ["specialties", "practiceArea", "experienceRequired", "requiredCredentials", "requiredLanguages"],
    ],
  ];

/** "pay", "pay and hours", "pay, hours and deadline"; null when no term changed. */
function changedTerms(before: JobRow, after: PostingColumns): string | null {
  const changed = terms
    .filter(([, columns]) =>
      columns.some((column) => JSON.stringify(before[column]) !== JSON.stringify(after[column])),
    )
    .map(([name]) => name);
  if (changed.length === 0) return null;
  return new Intl.ListFormat("en-US", { type: "conjunction" }).format(changed).replace(", and ", " and ");
}

/**
 * Changes a published posting and notifies undecided applicants of the terms that changed.
 * @throws HttpError 404 outside the firm, 403 for colleagues, 409 when it is not published, filled or changed since it was read, or for unread findings of the guard, 429 beyond a day's changes of parties, 400 for a past deadline, too few positions or a supervisor who is not an attorney of the firm
 */
export async function amendJob(
  { db, nameSeal }: Pick<Deps, "db" | "nameSeal">,
  actor: FirmActor,
  jobId: number,
  posting: WithSealedParties<Posting> & { version: string; guardRead?: boolean | undefined },
  now: Date,
): Promise<void> {
  const columns = postingColumns(posting);
  await db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id);
    // Hiring takes the same lock, so the count of positions holds until the change.
    await lockJob(tx, jobId, "no key update");
    const job = await findManagedJob(tx, actor, jobId);
    if (!canAmend(actor, job)) throw forbidden(errorMessages.notPermitted);
    requireGuardRead(nameSeal, posting, posting.parties ?? (await findParties(tx, jobId)));
    await requireEnoughPositions(tx, job, posting.positions);
    await requireNamedSupervisor(tx, job.firmId, posting);
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
    const change = { jobId, actorId: actor.id, parties: posting.parties };
    await changePublishedParties(tx, nameSeal, change, now);
    await notifyOfChange(tx, actor, job, changedTerms(job, columns), now);
    await announce(tx, { to: "everyone", topics });
  });
}
