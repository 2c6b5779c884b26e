import { jobChanges } from "@caseload/contract/lifecycles";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { limits } from "@caseload/contract/limits";
import { postingErrorMessages } from "@caseload/contract/jobs/posting-messages";
import type { Draft } from "@caseload/contract/jobs/postings";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, inArray } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { requireFreeFirmName } from "../../firms/firm/taken-firm-name.ts";
import { findColleaguesWho } from "../../firms/firm/queries.ts";
import { findManagedJob } from "./find-job.ts";
import { requireNamedSupervisor } from "./named-supervisor.ts";
import { replaceParties, type WithSealedParties } from "./parties.ts";
import { nextVersion, postingColumns, unchangedSince } from "./posting-columns.ts";
import type { Actor } from "../../../platform/actor.ts";

/** Refreshes the screens of the writer and of colleagues with job:edit. */
export async function announceDraft(
  tx: Tx,
  { firmId, postedById }: { firmId: number; postedById: number },
): Promise<void> {
  const editors = await findColleaguesWho(tx, "job:edit", firmId);
  await announce(tx, { to: [...new Set([postedById, ...editors])], topics: ["jobs"] });
}

/**
 * Stores a draft and returns its id. Drafts have no closing time, because they are not open.
 * @throws HttpError 400 when its supervisor is not an attorney of the firm, 401 when the actor has left, 409 at the limit of
 * drafts per person
 */
export async function storeDraft(
  tx: Tx,
  actor: FirmActor,
  draft: WithSealedParties<Draft>,
  now: Date,
): Promise<number> {
  // Serializes drafts that are saved at the same time, so that each is counted.
  await lockActiveUser(tx, actor.id, "no key update");
  const drafts = await tx.$count(jobs, and(eq(jobs.postedById, actor.id), eq(jobs.status, "draft")));
  if (drafts >= limits.drafts) throw conflict(postingErrorMessages.draftsFull);
  await requireNamedSupervisor(tx, actor.firmId, draft);
  const [firm] = await tx.select({ name: firms.name }).from(firms).where(eq(firms.id, actor.firmId));
  const [job] = await tx
    .insert(jobs)
    .values({
      ...postingColumns(draft),
      firmId: actor.firmId,
      postedById: actor.id,
      givenFirmName: firm?.name ?? draft.firmName,
      status: "draft",
      postedAt: now,
      updatedAt: now,
    })
    .returning({ id: jobs.id });
  if (!job) throw new Error("The draft was not stored.");
  await replaceParties(tx, job.id, draft.parties);
  await announceDraft(tx, { firmId: actor.firmId, postedById: actor.id });
  return job.id;
}

/** @throws HttpError as storeDraft, 409 for a name of the firm that looks like that of another one */
export const saveDraft = (
  db: Db,
  actor: FirmActor,
  draft: WithSealedParties<Draft>,
  now: Date,
): Promise<number> =>
  db.transaction(async (tx) => {
    const [firm] = await tx.select({ name: firms.name }).from(firms).where(eq(firms.id, actor.firmId));
    if (!firm?.name && draft.firmName !== null)
      await requireFreeFirmName(tx, actor.firmId, draft.firmName, firmErrorMessages.postingFirmNameTaken);
    return storeDraft(tx, actor, draft, now);
  });

/**
 * Changes a draft.
 * @throws HttpError 404 outside the firm, 403 for colleagues, 409 when it is no longer a draft or changed since it was
 * read, 400 when its supervisor is not an attorney of the firm
 */
export async function changeDraft(
  db: Db,
  actor: FirmActor,
  jobId: number,
  draft: WithSealedParties<Draft> & { version: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id);
    const job = await findManagedJob(tx, actor, jobId);
    await requireNamedSupervisor(tx, job.firmId, draft);
    const isSame = and(
      eq(jobs.id, jobId),
      inArray(jobs.status, [...jobChanges.draft]),
      unchangedSince(draft.version),
    );
    const [changed] = await tx
      .update(jobs)
      .set({ ...postingColumns(draft), closesAt: null, updatedAt: nextVersion(now) })
      .where(isSame)
      .returning({ id: jobs.id });
    if (!changed) throw conflict(errorMessages.moveNotPossible);
    await replaceParties(tx, jobId, draft.parties);
    await announceDraft(tx, job);
  });
}

/**
 * Deletes a draft.
 * @throws HttpError 404 outside the firm, 403 for colleagues, 409 when it is no longer a draft
 */
export async function discardDraft(db: Db, actor: Actor, jobId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await findManagedJob(tx, actor, jobId);
    const [deleted] = await tx
      .delete(jobs)
      .where(and(eq(jobs.id, jobId), inArray(jobs.status, [...jobChanges.discard])))
      .returning({ id: jobs.id });
    if (!deleted) throw conflict(errorMessages.moveNotPossible);
    await announceDraft(tx, job);
  });
}
