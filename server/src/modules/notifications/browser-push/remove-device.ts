import { pushDeviceEndpoints } from "@caseload/contract/notifications/push-devices";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { pushDevices } from "../../../platform/db/schema/browser-push.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notFound } from "../../../platform/http/http-error.ts";

/**
 * Removes one of a user's browsers and its queued messages.
 * @throws HttpError 404 for other users' and removed browsers
 */
export async function removeDevice(db: Db, userId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(pushDevices)
      .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, userId)))
      .returning({ id: pushDevices.id });
    if (removed.length === 0) throw notFound(errorMessages.pushDeviceNotFound);
    await announce(tx, { to: [userId], topics: pushDeviceEndpoints.removePushDevice.changes });
  });
}
