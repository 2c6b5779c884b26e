import type { ApplicationDraft } from "@caseload/contract/hiring/application-drafts";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, desc, eq, notInArray } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import { areBlocked } from "../../../platform/db/blocked-people.ts";
import type { Db, Reader, Tx } from "../../../platform/db/database.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { applicationDrafts } from "../../../platform/db/schema/drafts.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { canSee } from "../../jobs/postings/policy.ts";
import { findJob } from "../../jobs/postings/queries.ts";

/** Of one person; the oldest make room. */
const maxDrafts = 100;

const isOf = (actor: Actor, jobId: number) =>
  and(eq(applicationDrafts.userId, actor.id), eq(applicationDrafts.jobId, jobId));

export async function findApplicationDraft(db: Reader, actor: Actor, jobId: number) {
  const [row] = await db.select().from(applicationDrafts).where(isOf(actor, jobId));
  return { draft: row?.content ?? null, savedAt: row?.savedAt.toISOString() ?? null };
}

const isEmpty = ({ coverLetter, price, startDate, conflictNote, answers = [] }: ApplicationDraft): boolean =>
  [coverLetter, price, startDate, conflictNote, ...answers].every((text) => text === null);

/**
 * Stores an unfinished application over the earlier one, and removes it when nothing is written.
 * @throws HttpError 404 for a job that the writer cannot see
 */
export async function keepApplicationDraft(
  db: Db,
  actor: Actor,
  { jobId, content }: { jobId: number; content: ApplicationDraft },
  now: Date,
): Promise<{ savedAt: string | null }> {
  return db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id);
    if (isEmpty(content)) {
      await dropApplicationDraft(tx, actor, jobId);
      return { savedAt: null };
    }
    const job = await findJob(tx, jobId);
    if (!job || !canSee(actor, job) || (await areBlocked(tx, actor.id, job.postedById)))
      throw notFound(errorMessages.jobNotFound);
    await tx
      .insert(applicationDrafts)
      .values({ userId: actor.id, jobId, content, savedAt: now })
      .onConflictDoUpdate({
        target: [applicationDrafts.userId, applicationDrafts.jobId],
        set: { content, savedAt: now },
      });
    const newest = tx
      .select({ jobId: applicationDrafts.jobId })
      .from(applicationDrafts)
      .where(eq(applicationDrafts.userId, actor.id))
      .orderBy(desc(applicationDrafts.savedAt))
      .limit(maxDrafts);
    await tx
      .delete(applicationDrafts)
      .where(and(eq(applicationDrafts.userId, actor.id), notInArray(applicationDrafts.jobId, newest)));
    return { savedAt: now.toISOString() };
  });
}

/** With the application that it became. */
export async function dropApplicationDraft(tx: Tx, actor: Actor, jobId: number): Promise<void> {
  await tx.delete(applicationDrafts).where(isOf(actor, jobId));
}
