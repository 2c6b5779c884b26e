import { credentialEndpoints, type CredentialForm } from "@caseload/contract/profiles/credentials";
import { randomUUID } from "node:crypto";
import { credentialKindLabels } from "@caseload/contract/profiles/credential-kinds";
import { fileLimits } from "@caseload/contract/files/file-limits";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, isNull } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { credentials } from "../../../platform/db/schema/credentials.ts";
import type { UploadedFile } from "../../../platform/files/uploaded-file.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, HttpError } from "../../../platform/http/http-error.ts";
import {
  consumeUploadLimit,
  attachFiles,
  type StoreDeps,
  storeFile,
} from "../../../platform/files/store-file.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { listStaffIds } from "../../../platform/staff-log/list-staff-ids.ts";
import { daysUntilExpiry } from "./credential-expiry.ts";
import { countPendingCredentials } from "./queries.ts";

const evidenceTypes = new Set(["application/pdf", "image/jpeg", "image/png"]);

async function notifyStaff(
  tx: Tx,
  actor: Actor,
  { id, kind }: { id: number; kind: CredentialForm["kind"] },
  now: Date,
) {
  const notice = {
    type: "system",
    title: "A credential needs review",
    message: `${fullName(actor)}: ${credentialKindLabels[kind]}.`,
    priority: "medium",
    actionUrl: `/staff/credentials/${id}`,
  } as const;
  for (const userId of await listStaffIds(tx)) await notify(tx, { userId, ...notice }, ["credentials"], now);
}

/** @throws HttpError 409 when too many credentials are pending */
async function requireRoom(db: Reader, userId: number): Promise<void> {
  if ((await countPendingCredentials(db, userId)) >= fileLimits.pendingCredentials)
    throw conflict(errorMessages.tooManyCredentials);
}

/**
 * Locks the owner's row. This serializes submissions for the limit, and keeps the account until this one is stored.
 * @throws HttpError 401 when the account is deactivated, 409 when too many credentials are pending
 */
async function lockOwner(tx: Tx, userId: number): Promise<void> {
  const [owner] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt)))
    .for("no key update");
  if (!owner) throw new HttpError(401, errorMessages.signInFirst);
  await requireRoom(tx, userId);
}

/**
 * Stores a credential with its evidence and notifies the staff. Returns its id.
 * @throws HttpError 400 for another file type or a past expiry, 409 when too many credentials are pending
 */
export async function submitCredential(
  deps: StoreDeps,
  actor: Actor,
  { form, file }: { form: CredentialForm; file: UploadedFile },
  now: Date,
): Promise<number> {
  await consumeUploadLimit(deps.db, actor.id);
  const { mediaType } = file;
  if (mediaType === null || !evidenceTypes.has(mediaType))
    throw new HttpError(400, errorMessages.evidenceType);
  if (form.expiresOn !== null && daysUntilExpiry(form.expiresOn, actor.timeZone, now) < 0)
    throw new HttpError(400, errorMessages.credentialPast);
  // Before the file is stored, so that a refusal leaves nothing; once more under the lock.
  await requireRoom(deps.db, actor.id);
  const about = { name: randomUUID(), shownName: file.name, purpose: "evidence", ownerId: actor.id } as const;
  const { bytes, sha256, read } = file;
  const fileId = await storeFile(deps, { ...about, mediaType, bytes, sha256, read }, now);
  return deps.db.transaction(async (tx) => {
    await lockOwner(tx, actor.id);
    await attachFiles(tx, [fileId]);
    const [stored] = await tx
      .insert(credentials)
      .values({ ...form, userId: actor.id, evidenceFileId: fileId, submittedAt: now })
      .returning({ id: credentials.id });
    if (!stored) throw new Error("The credential was not stored.");
    await notifyStaff(tx, actor, { id: stored.id, kind: form.kind }, now);
    await announce(tx, { to: [actor.id], topics: credentialEndpoints.submitCredential.changes });
    return stored.id;
  });
}
