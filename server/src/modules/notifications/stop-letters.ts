import type { NotificationType } from "@caseload/contract/notifications";
import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../db/handle.ts";
import { users } from "../../db/schema/accounts.ts";
import { announce } from "../../realtime/announce.ts";
import { withChange } from "./choices.ts";

/** Sends a person no more letters about one type of notification; what stands in the app stays as they chose. */
export async function stopLetters(tx: Tx, userId: number, type: NotificationType, now: Date): Promise<void> {
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
