import type { Tx } from "../../../platform/db/database.ts";
import { listStaffIds } from "../../../platform/staff-log/list-staff-ids.ts";
import { notify } from "../../notifications/notifications/notify.ts";

/** Tells staff of a member who may be probing firms' parties. It names no party. */
export async function reportChurn(tx: Tx, userId: number, what: string, now: Date): Promise<void> {
  for (const staffId of await listStaffIds(tx))
    await notify(
      tx,
      {
        userId: staffId,
        type: "system",
        title: "Unusual conflict checks",
        message: `Member ${userId}: ${what}.`,
        priority: "high",
        actionUrl: "/staff/sanctions",
      },
      [],
      now,
    );
}
