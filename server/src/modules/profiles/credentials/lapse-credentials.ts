import { credentialMoves } from "@caseload/contract/staff/staff-lifecycles";
import type { Db } from "../../../platform/db/database.ts";
import { formatLongDate } from "../../../platform/calendar-day.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { findExpiringCredentials } from "./credential-expiry.ts";
import { moveCredential } from "./move-credential.ts";

/** Scheduled: ends credentials that have expired in their owner's time zone. Returns how many. */
export async function lapseCredentials(db: Db, now: Date): Promise<number> {
  let lapsed = 0;
  for await (const { id, title, expiresOn, daysLeft } of findExpiringCredentials(db, 0, now)) {
    if (daysLeft >= 0) continue;
    await db.transaction(async (tx) => {
      const moved = await moveCredential(tx, id, credentialMoves.lapse);
      if (!moved) return;
      const notice = {
        userId: moved.userId,
        type: "system",
        title: "Credential lapsed",
        message: `${title} expired on ${formatLongDate(expiresOn)} and is no longer shown. Submit the renewal.`,
        priority: "high",
        actionUrl: "/credentials",
        alwaysByEmail: true,
      } as const;
      await notify(tx, notice, [], now);
      lapsed += 1;
    });
  }
  return lapsed;
}
