import { pushDeviceEndpoints } from "@caseload/contract/notifications/push-devices";
import { ECDH } from "node:crypto";
import { limits } from "@caseload/contract/limits";
import type { PushSubscriptionGiven } from "@caseload/contract/notifications/push-devices";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, count, eq, ne, or } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import { violates } from "../../../platform/db/unique-violation.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { sessions } from "../../../platform/db/schema/accounts.ts";
import { pushDevices } from "../../../platform/db/schema/browser-push.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, HttpError } from "../../../platform/http/http-error.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";

/** Nothing could be encrypted for a point that is not on the curve. */
function refuseFalseKey(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, "prime256v1", "base64url", "base64url", "uncompressed");
  } catch {
    throw new HttpError(400, errorMessages.pushKeyUnusable);
  }
}

/** Locked, so that a session which ends meanwhile takes the browser with it or is seen to have ended. */
async function lockSession(tx: Tx, { id, sessionToken }: Actor): Promise<number> {
  const [session] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.token, sessionToken), eq(sessions.userId, id)))
    .for("key share");
  if (!session) throw new HttpError(401, errorMessages.signInFirst);
  return session.id;
}

async function refuseTooMany(tx: Tx, userId: number, sessionId: number): Promise<void> {
  const [others] = await tx
    .select({ count: count() })
    .from(pushDevices)
    .where(and(eq(pushDevices.userId, userId), ne(pushDevices.sessionId, sessionId)));
  if (others && others.count >= limits.pushDevices) throw conflict(errorMessages.pushDevicesFull);
}

async function store(tx: Tx, actor: Actor, given: PushSubscriptionGiven, now: Date): Promise<void> {
  await lockActiveUser(tx, actor.id, "no key update");
  const sessionId = await lockSession(tx, actor);
  const { endpoint, keys } = given;
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
  await refuseTooMany(tx, actor.id, sessionId);
  await tx.insert(pushDevices).values({ userId: actor.id, sessionId, endpoint, ...keys, addedAt: now });
  const told = new Set([actor.id, ...replaced.map(({ userId }) => userId)]);
  await announce(tx, { to: [...told], topics: pushDeviceEndpoints.addPushDevice.changes });
}

/**
 * Lets the browser that asks show its person's notifications, until its session ends. A browser that did so for
 * somebody else does it for this person from now on; what waits for it in the other's name is dropped.
 * @throws HttpError 400 for a key that is none, 409 when there are too many browsers already
 */
export async function addDevice(
  db: Db,
  actor: Actor,
  given: PushSubscriptionGiven,
  now: Date,
): Promise<void> {
  refuseFalseKey(given.keys.p256dh);
  try {
    await db.transaction((tx) => store(tx, actor, given, now));
  } catch (error) {
    // Two tabs, or two accounts, turned the same browser on at the same moment.
    if (violates(error, "push_devices_endpoint") || violates(error, "push_devices_session"))
      throw conflict(errorMessages.moveNotPossible);
    throw error;
  }
}
