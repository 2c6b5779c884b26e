/** What a legal hold keeps of a deleted account, and its deletion once the hold has ended. */
import { formerMember, removedText } from "@caseload/contract/accounts/account-deletion";
import {
  and,
  asc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db, Reader, Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applicationNotes, applications } from "../../../platform/db/schema/applications.ts";
import { contractFiles } from "../../../platform/db/schema/contract-files.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { interviews } from "../../../platform/db/schema/interviews.ts";
import { jobParties, jobs } from "../../../platform/db/schema/jobs.ts";
import { releaseFiles } from "../../../platform/files/store-file.ts";
import { heldErasures, legalHolds } from "../../../platform/db/schema/legal-holds.ts";

const [firstName = "", lastName = ""] = formerMember.split(" ");

/** What names a user while nothing is held any more. */
export const erasedName = { name: formerMember, firstName, lastName };

/** Contracts under a legal hold that meet a condition. */
const heldContracts = (db: Reader, condition: SQL | undefined) =>
  db
    .select({ id: contracts.id })
    .from(contracts)
    .innerJoin(legalHolds, and(eq(legalHolds.contractId, contracts.id), isNull(legalHolds.endedAt)))
    .where(condition);

/** Contracts under a hold whose record names the user. */
const namesUser = (db: Reader, userId: number | SQL) =>
  heldContracts(
    db,
    or(
      eq(contracts.paralegalId, userId),
      eq(contracts.attorneyId, userId),
      eq(contracts.supervisorId, userId),
      exists(
        db
          .select({ id: contractFiles.id })
          .from(contractFiles)
          .where(and(eq(contractFiles.contractId, contracts.id), eq(contractFiles.uploadedById, userId))),
      ),
    ),
  );

/** Whether a legal hold keeps a user's name, cover letters and prices. */
export async function isUnderHold(db: Reader, userId: number): Promise<boolean> {
  const [row] = await namesUser(db, userId).limit(1);
  return row !== undefined;
}

/** Removes what a user's applications say, unless they led to a contract or are held. */
export async function eraseApplications(tx: Tx, userId: number): Promise<void> {
  const held = heldContracts(tx, eq(contracts.applicationId, applications.id));
  const isErasable = and(
    eq(applications.paralegalId, userId),
    ne(applications.status, "accepted"),
    not(exists(held)),
  );
  const attached = await tx
    .select({ fileId: applications.attachmentId })
    .from(applications)
    .where(and(isErasable, isNotNull(applications.attachmentId)));
  await releaseFiles(
    tx,
    attached.flatMap(({ fileId }) => fileId ?? []),
  );
  await tx
    .update(applications)
    .set({
      coverLetter: removedText,
      proposedPay: null,
      startDate: null,
      conflictNote: null,
      answers: [],
      attachmentId: null,
      attachmentScannedAt: null,
    })
    .where(isErasable);
}

/** Removes a firm's private notes on a user's applications, unless the application led to a contract under a hold. */
export async function eraseNotes(tx: Tx, condition: SQL | undefined): Promise<void> {
  const held = heldContracts(tx, eq(contracts.applicationId, applications.id));
  const erasable = tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(condition, notExists(held)));
  await tx.delete(applicationNotes).where(inArray(applicationNotes.applicationId, erasable));
}

/**
 * Removes what was written about interviews of a user's applications and about those that the user proposed, unless the
 * application led to a contract under a hold.
 */
export async function eraseInterviews(tx: Tx, userId: number): Promise<void> {
  const held = heldContracts(tx, eq(contracts.applicationId, interviews.applicationId));
  const own = tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.paralegalId, userId));
  await tx
    .update(interviews)
    .set({ place: null, note: null, reason: null })
    .where(and(or(eq(interviews.hostId, userId), inArray(interviews.applicationId, own)), not(exists(held))));
}

/** Removes the parties of a firm's matters, unless a contract on the job is held. */
export async function eraseParties(tx: Tx, firmId: number | SQL): Promise<void> {
  const held = heldContracts(tx, eq(contracts.jobId, jobs.id));
  const erasable = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.firmId, firmId), notExists(held)));
  await tx.delete(jobParties).where(inArray(jobParties.jobId, erasable));
}

/** Remembers that something of a deleted account is left to delete. */
export async function deferErasure(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.insert(heldErasures).values({ userId, requestedAt: now });
}

/** Accounts finished per run; the next run, a minute later, finishes more. */
const batchSize = 100;

/** Removes the parties of matters of firms that no one belongs to any more. */
async function erasePartiesOfEmptyFirms(tx: Tx): Promise<void> {
  const member = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.firmId, jobs.firmId), isNull(users.deletedAt)));
  const held = heldContracts(tx, eq(contracts.jobId, jobs.id));
  const erasable = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(notExists(member), notExists(held)));
  await tx.delete(jobParties).where(inArray(jobParties.jobId, erasable));
}

/** Scheduled: deletes what legal holds kept of deleted accounts, once no hold covers it. Returns how many accounts. */
export async function finishHeldErasures(db: Db, _now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ userId: heldErasures.userId })
      .from(heldErasures)
      .where(notExists(namesUser(tx, sql`${heldErasures.userId}`)))
      .orderBy(asc(heldErasures.userId))
      .limit(batchSize)
      .for("update", { of: heldErasures, skipLocked: true });
    for (const { userId } of due) {
      await eraseApplications(tx, userId);
      await eraseNotes(tx, eq(applications.paralegalId, userId));
      await eraseInterviews(tx, userId);
      await tx.update(users).set(erasedName).where(eq(users.id, userId));
      await tx.delete(heldErasures).where(eq(heldErasures.userId, userId));
    }
    if (due.length > 0) await erasePartiesOfEmptyFirms(tx);
    return due.length;
  });
}
