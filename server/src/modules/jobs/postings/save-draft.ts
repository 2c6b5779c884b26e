import { jobChanges } from "@caseload/contract/lifecycles";
import { limits } from "@caseload/contract/limits";
import { postingErrorMessages } from "@caseload/contract/jobs/posting-error-messages";
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
import { findColleaguesWho } from "../../firms/firm/queries.ts";
import { findManaged } from "./find-managed.ts";
import { keepParties } from "./parties.ts";
import { nextVersion, postingColumns, unchangedSince } from "./posting-columns.ts";

/** The screens that show a draft: its writer's and those of the firm's job:edit. */
export async function announceDraft(
  tx: Tx,
  { firmId, postedById }: { firmId: number; postedById: number },
): Promise<void> {
  const editors = await findColleaguesWho(tx, "job:edit", firmId);
  await announce(tx, { to: [...new Set([postedById, ...editors])], topics: ["jobs"] });
}

/**
 * Stores a draft of the actor's; answers its id. It closes never, because it is not open.
 * @throws HttpError 401 when they have left, 409 when they keep as many drafts as one person may
 */
export async function storeDraft(tx: Tx, actor: FirmActor, draft: Draft, now: Date): Promise<number> {
  // Drafts that are saved at the same time wait for one another, so that each is counted.
  await lockActiveUser(tx, actor.id, "no key update");
  const kept = await tx.$count(jobs, and(eq(jobs.postedById, actor.id), eq(jobs.status, "draft")));
  if (kept >= limits.drafts) throw conflict(postingErrorMessages.draftsFull);
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
  await keepParties(tx, job.id, draft.parties);
  await announceDraft(tx, { firmId: actor.firmId, postedById: actor.id });
  return job.id;
}

export const saveDraft = (db: Db, actor: FirmActor, draft: Draft, now: Date): Promise<number> =>
  db.transaction((tx) => storeDraft(tx, actor, draft, now));

/**
 * Changes a draft, which stays one.
 * @throws HttpError 404 for strangers, 403 for colleagues, 409 when it is no draft any more or somebody else has changed it
 */
export async function changeDraft(
  db: Db,
  actor: FirmActor,
  jobId: number,
  draft: Draft & { version: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id);
    const job = await findManaged(tx, actor, jobId);
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
    await keepParties(tx, jobId, draft.parties);
    await announceDraft(tx, job);
  });
}
