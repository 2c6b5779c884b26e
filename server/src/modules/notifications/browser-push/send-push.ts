import { pushLifetime } from "@caseload/contract/notifications/push-message";
import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../../platform/db/database.ts";
import { sessions, users } from "../../../platform/db/schema/accounts.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { pushDevices, pushMessages } from "../../../platform/db/schema/browser-push.ts";
import type { Delivery, PushServices } from "./push-services.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { isSessionActive } from "./queries.ts";

/** Dependencies of sending push messages. */
export interface PushDeps {
  db: Db;
  clock: () => Date;
  pushServices: PushServices;
}

/** Returns a message, unless its session has ended or its notification was read. */
async function findMessage(db: Db, pushId: number) {
  const [row] = await db
    .select({ message: pushMessages, device: pushDevices })
    .from(pushMessages)
    .innerJoin(pushDevices, eq(pushDevices.id, pushMessages.deviceId))
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .innerJoin(users, eq(users.id, pushDevices.userId))
    .leftJoin(notifications, eq(notifications.id, pushMessages.notificationId))
    .where(
      and(
        eq(pushMessages.id, pushId),
        isSessionActive,
        isNull(users.deactivatedAt),
        isNull(notifications.readAt),
      ),
    );
  return row;
}
type DueMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

/** Milliseconds by which the clocks of database and server may differ. */
const clockSkew = 60_000;

/** Returns whether the push service asked for a delay, so that a later task sends the message. */
const isPostponed = ({ notBefore }: DueMessage["message"], now: Date): boolean =>
  notBefore !== null && notBefore.getTime() - now.getTime() > clockSkew;

const deleteMessage = (db: Db, pushId: number) => db.delete(pushMessages).where(eq(pushMessages.id, pushId));

/** Returns the remaining seconds of a message's lifetime. */
const lifetimeOf = ({ message }: DueMessage, now: Date): number =>
  pushLifetime - (now.getTime() - message.createdAt.getTime()) / 1_000;

function deliver(
  { message, device }: DueMessage,
  seconds: number,
  services: PushServices,
): Promise<Delivery> {
  const { id, title, body, tag, path, notificationId, priority } = message;
  const { endpoint, p256dh, auth, userId } = device;
  return services.send(
    { endpoint, keys: { p256dh, auth } },
    { id, userId, title, body, tag, path, notificationId },
    priority,
    seconds,
  );
}

const markSent = (db: Db, { message, device }: DueMessage, now: Date) =>
  db.transaction(async (tx) => {
    await tx.delete(pushMessages).where(eq(pushMessages.id, message.id));
    await tx.update(pushDevices).set({ lastSentAt: now }).where(eq(pushDevices.id, device.id));
  });

/** Deletes a device with an ended subscription, unless the subscription was renewed in the meantime. */
const deleteDevice = (db: Db, { id, endpoint, userId }: DueMessage["device"]) =>
  db.transaction(async (tx) => {
    await tx.delete(pushDevices).where(and(eq(pushDevices.id, id), eq(pushDevices.endpoint, endpoint)));
    await announce(tx, { to: [userId], topics: ["pushDevices"] });
  });

/** Enqueues a task for the time that the push service asked for, because a failed task would be retried earlier. */
const postpone = (db: Db, pushId: number, until: Date) =>
  db.transaction(async (tx) => {
    await tx.update(pushMessages).set({ notBefore: until }).where(eq(pushMessages.id, pushId));
    await enqueue(tx, sendPush, { pushId }, { startAfter: until });
  });

/**
 * Sends one message to one browser; retried for more than an hour while the push service is down. A message sent twice
 * after a crash has the same id and tag, by which the browser recognizes it.
 */
export const sendPush = defineTask<{ pushId: number }, PushDeps>(
  "send-push",
  { payload: z.object({ pushId: z.int().positive() }), retryLimit: 20, expireInSeconds: 60 },
  async ({ pushId }, { db, clock, pushServices }) => {
    const due = await findMessage(db, pushId);
    const now = clock();
    if (due && isPostponed(due.message, now)) return;
    const seconds = due ? lifetimeOf(due, now) : 0;
    if (!due || seconds <= 0) return void (await deleteMessage(db, pushId));
    const delivery = await deliver(due, seconds, pushServices);
    if (delivery.kind === "taken") await markSent(db, due, now);
    else if (delivery.kind === "gone") await deleteDevice(db, due.device);
    else if (delivery.kind === "refused") await deleteMessage(db, pushId);
    else await postpone(db, pushId, new Date(now.getTime() + delivery.seconds * 1_000));
  },
);
