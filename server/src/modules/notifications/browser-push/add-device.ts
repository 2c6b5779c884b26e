import { pushDeviceEndpoints } from "@caseload/contract/notifications/push-devices";
import { ECDH } from "node:crypto";
import { limits } from "@caseload/contract/limits";
import type { PushSubscriptionGiven } from "@caseload/contract/notifications/push-devices";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, count, eq, ne, or } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import { isUniqueViolation } from "../../../platform/db/unique-violation.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { sessions } from "../../../platform/db/schema/accounts.ts";
import { pushDevices } from "../../../platform/db/schema/browser-push.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, HttpError } from "../../../platform/http/http-error.ts";
import { isPublicHost } from "../../../platform/http/public-address.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";

/** @throws HttpError 400 when the key is not a point on the curve */
function requireValidKey(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, "prime256v1", "base64url", "base64url", "uncompressed");
  } catch {
    throw new HttpError(400, errorMessages.pushKeyUnusable);
  }
}

/** Locks the actor's session, so that ending it concurrently deletes the device too. */
async function lockSession(tx: Tx, { id, sessionTokenHash }: Actor): Promise<number> {
  const [session] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.token, sessionTokenHash), eq(sessions.userId, id)))
    .for("key share");
  if (!session) throw new HttpError(401, errorMessages.signInFirst);
  return session.id;
}

async function requireFreeSlot(tx: Tx, userId: number, sessionId: number): Promise<void> {
  const [others] = await tx
    .select({ count: count() })
    .from(pushDevices)
    .where(and(eq(pushDevices.userId, userId), ne(pushDevices.sessionId, sessionId)));
  if (others && others.count >= limits.pushDevices) throw conflict(errorMessages.pushDevicesFull);
}

async function storeDevice(tx: Tx, actor: Actor, input: PushSubscriptionGiven, now: Date): Promise<void> {
  await lockActiveUser(tx, actor.id, "no key update");
  const sessionId = await lockSession(tx, actor);
  const { endpoint, keys } = input;
  const [known] = await tx
    .update(pushDevices)
    .set(keys)
    .where(and(eq(pushDevices.sessionId, sessionId), eq(pushDevices.endpoint, endpoint)))
    .returning({ id: pushDevices.id });
  if (known) return;
  const replaced = await tx
    .delete(pushDevices)
    .where(or(eq(pushDevices.endpoint, endpoint), eq(pushDevices.sessionId, sessionId)))
    .returning({ userId: pushDevices.userId });
  await requireFreeSlot(tx, actor.id, sessionId);
  await tx.insert(pushDevices).values({ userId: actor.id, sessionId, endpoint, ...keys, addedAt: now });
  const recipients = new Set([actor.id, ...replaced.map(({ userId }) => userId)]);
  await announce(tx, { to: [...recipients], topics: pushDeviceEndpoints.addPushDevice.changes });
}

/**
 * Registers the actor's browser for push messages until its session ends. A browser registered by another user is
 * reassigned, and the other user's queued messages are deleted.
 * @throws HttpError 400 for an invalid key or an address that is not public, 409 for too many browsers
 */
export async function addDevice(
  db: Db,
  actor: Actor,
  input: PushSubscriptionGiven,
  now: Date,
): Promise<void> {
  requireValidKey(input.keys.p256dh);
  if (!isPublicHost(new URL(input.endpoint).hostname))
    throw new HttpError(400, errorMessages.pushAddressUnusable);
  try {
    await db.transaction((tx) => storeDevice(tx, actor, input, now));
  } catch (error) {
    // Two tabs, or two users, registered the same browser concurrently.
    if (isUniqueViolation(error, "push_devices_endpoint") || isUniqueViolation(error, "push_devices_session"))
      throw conflict(errorMessages.moveNotPossible);
    throw error;
  }
}
