import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { signIns } from "../../../platform/db/schema/accounts.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { findToken, consumeToken } from "../account-emails/link-token.ts";
import { getAccountEmail } from "../sign-in/queries.ts";
import { recordSecurityEvent } from "../sign-in/record-security-event.ts";
import { lockUser } from "../account-deletion/queries.ts";
import { markEmailVerified } from "./confirm-email.ts";

const purposes = ["prove", "change"] as const;
const expired = () => new HttpError(410, errorMessages.linkExpired);

/**
 * Verifies an address with the link sent to it, and applies a pending change of address.
 * @throws HttpError 410 when the link is used, expired, or for a previous address of the account; 409 when another account
 * has verified the address
 */
export async function verifyEmail(db: Db, input: string, client: ClientInfo, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findToken(tx, input, purposes, now);
    if (found) await lockUser(tx, found.userId);
    const token = await consumeToken(tx, input, purposes, now);
    if (!token) throw expired();
    const { userId, email, passwordHash, purpose } = token;
    if (purpose === "prove") {
      if ((await getAccountEmail(tx, userId)).email !== email) throw expired();
      await markEmailVerified(tx, userId, {}, now);
      await recordSecurityEvent(tx, "address_proven", userId, client, now);
    } else {
      await markEmailVerified(tx, userId, { email }, now);
      await tx.update(signIns).set({ password: passwordHash }).where(eq(signIns.userId, userId));
      await recordSecurityEvent(tx, "address_changed", userId, client, now);
    }
  });
}
