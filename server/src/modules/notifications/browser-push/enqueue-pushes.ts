import { pushBodyLength, pushTitleLength } from "@caseload/contract/notifications/push-message";
import type { Notification } from "@caseload/contract/notifications/notifications";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { sessions } from "../../../platform/db/schema/accounts.ts";
import { pushDevices, pushMessages } from "../../../platform/db/schema/browser-push.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { isSessionActive } from "./queries.ts";
import { sendPush } from "./send-push.ts";

/** A notification for browsers. */
interface PushNotice extends Pick<Notification, "type" | "title" | "message" | "priority" | "actionUrl"> {
  userId: number;
  /** Null when it is not listed in the app. */
  notificationId: number | null;
}

function truncate(text: string, max: number): string {
  const characters = Array.from(text.replace(/\s+/g, " ").trim());
  return characters.length > max ? `${characters.slice(0, max - 1).join("")}…` : characters.join("");
}

/** Stores a message for each of the user's browsers and enqueues sending it in the caller's transaction. */
export async function enqueuePushes(tx: Tx, pushed: PushNotice, now: Date): Promise<void> {
  const { userId, type, title, message, priority, actionUrl, notificationId } = pushed;
  const devices = await tx
    .select({ deviceId: pushDevices.id })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(eq(pushDevices.userId, userId), isSessionActive))
    // Skips devices that are being deleted concurrently.
    .for("key share", { of: pushDevices, skipLocked: true });
  if (devices.length === 0) return;
  const path = actionUrl ?? "/dashboard";
  const shown = {
    notificationId,
    title: truncate(title, pushTitleLength),
    body: truncate(message, pushBodyLength),
    tag: actionUrl === null ? `${type} ${title}` : `${type} ${actionUrl}`,
    path,
    priority,
    createdAt: now,
  };
  const written = await tx
    .insert(pushMessages)
    .values(devices.map((device) => ({ ...device, ...shown })))
    .returning({ id: pushMessages.id });
  for (const { id } of written) await enqueue(tx, sendPush, { pushId: id });
}
