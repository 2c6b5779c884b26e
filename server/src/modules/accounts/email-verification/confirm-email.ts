import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import { isUniqueViolation } from "../../../platform/db/unique-violation.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { voidTokens } from "../account-emails/link-token.ts";

/**
 * Marks the account's address, or a new one, as verified.
 * @throws HttpError 409 when another account has the address
 */
export async function markEmailVerified(
  tx: Tx,
  userId: number,
  { email }: { email?: string },
  now: Date,
): Promise<void> {
  try {
    await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: now, ...(email !== undefined && { email }) })
      .where(eq(users.id, userId));
  } catch (error) {
    if (isUniqueViolation(error, "users_email")) throw conflict(errorMessages.addressProven);
    throw error;
  }
  await voidTokens(tx, userId, email === undefined ? ["prove"] : ["prove", "change", "reset"]);
  await announce(tx, { to: [userId], topics: ["session", "profile"], forget: [userId] });
}
