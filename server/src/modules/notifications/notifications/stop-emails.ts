import type { NotificationType } from "@caseload/contract/notifications/notifications";
import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { withChange } from "./choices.ts";

/** Sends a person no more letters about one type of notification; what stands in the app stays as they chose. */
export async function stopEmails(tx: Tx, userId: number, type: NotificationType, now: Date): Promise<void> {
  const [row] = await tx
    .select({ choices: users.notificationChoices })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for("no key update");
  if (!row) return;
  await tx
    .update(users)
    .set({
      notificationChoices: withChange(row.choices, { [type]: { email: false } }),
      updatedAt: now,
    })
    .where(eq(users.id, userId));
  await announce(tx, { to: [userId], topics: ["profile"] });
}
