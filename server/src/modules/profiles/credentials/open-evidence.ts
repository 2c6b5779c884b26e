import { errorMessages } from "@caseload/contract/error-messages";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { createFileLink } from "../../../platform/files/file-link.ts";
import { recordStaffAction } from "../../../platform/staff-log/record-staff-action.ts";
import { isOwn } from "./policy.ts";
import { findCredential } from "./queries.ts";

/** Returns a link to the owner's evidence. @throws HttpError 404 for everyone else, and when the file is gone */
export async function openOwnEvidence(db: Db, secret: string, actor: Actor, id: number, now: Date) {
  const found = await findCredential(db, id);
  if (!found || !isOwn(actor, found.credential)) throw notFound(errorMessages.credentialNotFound);
  if (!found.evidence) throw notFound(errorMessages.fileNotFound);
  return createFileLink(secret, { fileId: found.evidence.id, personId: actor.id }, now);
}

/** Returns a link to any evidence for staff, and records who opened it. @throws HttpError 404 when there is none */
export async function openEvidence(db: Db, secret: string, staff: Actor, id: number, now: Date) {
  return db.transaction(async (tx) => {
    const found = await findCredential(tx, id);
    if (!found) throw notFound(errorMessages.credentialNotFound);
    if (!found.evidence) throw notFound(errorMessages.fileNotFound);
    await recordStaffAction(
      tx,
      staff,
      { action: "evidence_opened", subject: "credential", subjectId: id },
      now,
    );
    return createFileLink(secret, { fileId: found.evidence.id, personId: staff.id }, now);
  });
}
