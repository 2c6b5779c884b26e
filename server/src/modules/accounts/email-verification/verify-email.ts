import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { signIns } from "../../../platform/db/schema/accounts.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { findToken, useToken } from "../account-emails/link-token.ts";
import { getOwner } from "../sign-in/queries.ts";
import { recordSecurityEvent } from "../sign-in/record-security-event.ts";
import { lockPerson } from "../account-deletion/queries.ts";
import { confirmEmail } from "./confirm-email.ts";

const purposes = ["prove", "change"] as const;
const expired = () => new HttpError(410, errorMessages.linkExpired);

/**
 * Proves an address by the link that was sent to it; a waiting change of address takes effect.
 * @throws HttpError 410 when the link is used, expired, or for an address that the account has left; 409 when another
 * account has proved the address
 */
export async function verifyEmail(db: Db, given: string, client: ClientInfo, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findToken(tx, given, purposes, now);
    if (found) await lockPerson(tx, found.userId);
    const token = await useToken(tx, given, purposes, now);
    if (!token) throw expired();
    const { userId, email, passwordHash, purpose } = token;
    if (purpose === "prove") {
      if ((await getOwner(tx, userId)).email !== email) throw expired();
      await confirmEmail(tx, userId, {}, now);
      await recordSecurityEvent(tx, "address_proven", userId, client, now);
    } else {
      await confirmEmail(tx, userId, { email }, now);
      await tx.update(signIns).set({ password: passwordHash }).where(eq(signIns.userId, userId));
      await recordSecurityEvent(tx, "address_changed", userId, client, now);
    }
  });
}
