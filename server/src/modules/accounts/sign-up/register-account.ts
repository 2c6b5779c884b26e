import type { Registration } from "@caseload/contract/accounts/accounts";
import type { Deps } from "../../../platform/deps.ts";
import { sendAccountEmail } from "../account-emails/send-account-email.ts";
import { openFirm } from "../../firms/firm/open-firm.ts";
import { hashPassword, saltFor } from "../passwords/password-hash.ts";
import { storeAccount } from "./insert-account.ts";

/**
 * Creates the account, an attorney's firm, and the letter to the address, in one transaction. An address that has an
 * account already is no obstacle: the new account claims it unproven, and only the letter is another one.
 * @param address from where the terms were accepted
 */
export async function registerAccount(
  { db, secret }: Pick<Deps, "db" | "secret">,
  given: Registration,
  address: string,
  now: Date,
): Promise<{ userId: number; passwordHash: string }> {
  const passwordHash = await hashPassword(given.password, await saltFor(db, secret, given.email));
  const attorney = given.userType === "attorney";
  return db.transaction(async (tx) => {
    const account = {
      email: given.email,
      emailVerified: false,
      passwordHash,
      firstName: given.firstName,
      lastName: given.lastName,
      userType: given.userType,
      primaryRole: attorney ? ("managing_partner" as const) : ("freelance_paralegal" as const),
      firmId: attorney ? await openFirm(tx, now) : null,
      timeZone: given.timeZone,
      registration: given.details,
      address,
    };
    const userId = await storeAccount(tx, account, now);
    await sendAccountEmail(tx, { kind: "prove_address", userId, email: given.email }, now);
    return { userId, passwordHash };
  });
}
