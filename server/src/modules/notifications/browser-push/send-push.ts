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
import { sessionHolds } from "./queries.ts";

/** What sending to browsers takes. */
export interface PushDeps {
  db: Db;
  clock: () => Date;
  pushServices: PushServices;
}

/** A message whose reader is still signed in where it goes, and has not read it in the app meanwhile. */
async function findWanted(db: Db, pushId: number) {
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
        sessionHolds,
        isNull(users.deactivatedAt),
        isNull(notifications.readAt),
      ),
    );
  return row;
}
type Wanted = NonNullable<Awaited<ReturnType<typeof findWanted>>>;

/** Milliseconds by which the clocks of database and server may differ. */
const clockSkew = 60_000;

/** Whether the push service asked for more time, so that a later task waits with this message. */
const isPostponed = ({ notBefore }: Wanted["message"], now: Date): boolean =>
  notBefore !== null && notBefore.getTime() - now.getTime() > clockSkew;

const drop = (db: Db, pushId: number) => db.delete(pushMessages).where(eq(pushMessages.id, pushId));

/** Seconds for which it is still of use. */
const lifetimeOf = ({ message }: Wanted, now: Date): number =>
  pushLifetime - (now.getTime() - message.createdAt.getTime()) / 1_000;

function hand({ message, device }: Wanted, seconds: number, services: PushServices): Promise<Delivery> {
  const { id, title, body, tag, path, notificationId, priority } = message;
  const { endpoint, p256dh, auth, userId } = device;
  return services.send(
    { endpoint, keys: { p256dh, auth } },
    { id, userId, title, body, tag, path, notificationId },
    priority,
    seconds,
  );
}

const markSent = (db: Db, { message, device }: Wanted, now: Date) =>
  db.transaction(async (tx) => {
    await tx.delete(pushMessages).where(eq(pushMessages.id, message.id));
    await tx.update(pushDevices).set({ lastSentAt: now }).where(eq(pushDevices.id, device.id));
  });

/** The browser has left its push service: a subscription that was renewed meanwhile is another one and stays. */
const forgetDevice = (db: Db, { id, endpoint, userId }: Wanted["device"]) =>
  db.transaction(async (tx) => {
    await tx.delete(pushDevices).where(and(eq(pushDevices.id, id), eq(pushDevices.endpoint, endpoint)));
    await announce(tx, { to: [userId], topics: ["pushDevices"] });
  });

/** A task of its own for the time that the push service named, because a failed one comes back sooner. */
const postpone = (db: Db, pushId: number, until: Date) =>
  db.transaction(async (tx) => {
    await tx.update(pushMessages).set({ notBefore: until }).where(eq(pushMessages.id, pushId));
    await enqueue(tx, sendPush, { pushId }, { startAfter: until });
  });

/**
 * Sends one message to one browser; tried again for more than an hour while its push service is down. When the process
 * dies after the push service has taken it, it is sent again under the same id and tag, by which the browser knows it.
 */
export const sendPush = defineTask<{ pushId: number }, PushDeps>(
  "send-push",
  { payload: z.object({ pushId: z.int().positive() }), retryLimit: 20, expireInSeconds: 60 },
  async ({ pushId }, { db, clock, pushServices }) => {
    const wanted = await findWanted(db, pushId);
    const now = clock();
    if (wanted && isPostponed(wanted.message, now)) return;
    const seconds = wanted ? lifetimeOf(wanted, now) : 0;
    if (!wanted || seconds <= 0) return void (await drop(db, pushId));
    const delivery = await hand(wanted, seconds, pushServices);
    if (delivery.kind === "taken") await markSent(db, wanted, now);
    else if (delivery.kind === "gone") await forgetDevice(db, wanted.device);
    else if (delivery.kind === "refused") await drop(db, pushId);
    else await postpone(db, pushId, new Date(now.getTime() + delivery.seconds * 1_000));
  },
);
