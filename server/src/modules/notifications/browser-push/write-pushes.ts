import { pushBodyLength, pushTitleLength } from "@caseload/contract/notifications/push-message";
import type { Notification } from "@caseload/contract/notifications/notifications";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { sessions } from "../../../platform/db/schema/accounts.ts";
import { pushDevices, pushMessages } from "../../../platform/db/schema/browser-push.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { sessionHolds } from "./queries.ts";
import { sendPush } from "./send-push.ts";

/** What browsers are to show. */
export interface Pushed extends Pick<Notification, "type" | "title" | "message" | "priority" | "actionUrl"> {
  userId: number;
  /** Null where it stands nowhere in the app. */
  notificationId: number | null;
}

function shortened(text: string, max: number): string {
  const characters = Array.from(text.replace(/\s+/g, " ").trim());
  return characters.length > max ? `${characters.slice(0, max - 1).join("")}…` : characters.join("");
}

/** Writes a message for each browser that shows the person's notifications, to be sent if the transaction commits. */
export async function writePushes(tx: Tx, pushed: Pushed, now: Date): Promise<void> {
  const { userId, type, title, message, priority, actionUrl, notificationId } = pushed;
  const devices = await tx
    .select({ deviceId: pushDevices.id })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(eq(pushDevices.userId, userId), sessionHolds))
    // One that is being removed right now is left alone: its message would refer to nothing.
    .for("key share", { of: pushDevices, skipLocked: true });
  if (devices.length === 0) return;
  const path = actionUrl ?? "/dashboard";
  const shown = {
    notificationId,
    title: shortened(title, pushTitleLength),
    body: shortened(message, pushBodyLength),
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
