import { applicantLimits } from "@caseload/contract/hiring/applicant-options";
import { applicantEndpoints } from "@caseload/contract/hiring/applicants";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, count, eq } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db, Reader, Tx } from "../../../platform/db/database.ts";
import { applicationNotes, applications } from "../../../platform/db/schema/applications.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { findReviewers } from "./find-reviewers.ts";
import { canReview } from "./policy.ts";
import { findApplication } from "./queries.ts";
import { listNotes, type NoteRow, selectNotes } from "./applicant-queries.ts";

/** @throws HttpError 404 for people who may not review the application */
async function requireReviewed(db: Reader, actor: Actor, id: number) {
  const row = await findApplication(db, id);
  if (!row || !canReview(actor, row.application, row.job)) throw notFound(errorMessages.applicationNotFound);
  return row;
}

/** The notes on an application, the oldest first. */
export async function readNotes(db: Reader, actor: Actor, applicationId: number): Promise<NoteRow[]> {
  await requireReviewed(db, actor, applicationId);
  return listNotes(db, applicationId);
}

/** Only the firm learns of notes. */
const announceNote = async (tx: Tx, job: { firmId: number; postedById: number }): Promise<void> =>
  announce(tx, {
    to: await findReviewers(tx, job),
    topics: applicantEndpoints.addApplicationNote.changes,
  });

/**
 * Adds a note, a rating or both. Returns what was stored.
 * @throws HttpError 409 at the limit
 */
export async function addNote(
  db: Db,
  actor: Actor,
  applicationId: number,
  note: { text: string | null; rating?: number | null | undefined },
  now: Date,
): Promise<NoteRow> {
  return db.transaction(async (tx) => {
    const { job } = await requireReviewed(tx, actor, applicationId);
    // The lock serializes the count with the insertion.
    await tx
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.id, applicationId))
      .for("no key update");
    const [stored] = await tx
      .select({ count: count() })
      .from(applicationNotes)
      .where(eq(applicationNotes.applicationId, applicationId));
    if (stored && stored.count >= applicantLimits.notes) throw conflict(errorMessages.tooManyNotes);
    const [added] = await tx
      .insert(applicationNotes)
      .values({
        applicationId,
        authorId: actor.id,
        text: note.text,
        rating: note.rating ?? null,
        createdAt: now,
      })
      .returning({ id: applicationNotes.id });
    const [row] = await selectNotes(tx).where(eq(applicationNotes.id, added?.id ?? 0));
    if (!row) throw new Error("The note was not stored.");
    await announceNote(tx, job);
    return row;
  });
}

/** @throws HttpError 404 for everyone but the author, as a member of the firm */
export async function deleteNote(db: Db, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const own = and(eq(applicationNotes.id, id), eq(applicationNotes.authorId, actor.id));
    const [note] = await tx
      .select({ applicationId: applicationNotes.applicationId })
      .from(applicationNotes)
      .where(own);
    if (!note) throw notFound(errorMessages.noteNotFound);
    const { job } = await requireReviewed(tx, actor, note.applicationId);
    await tx.delete(applicationNotes).where(own);
    await announceNote(tx, job);
  });
}
