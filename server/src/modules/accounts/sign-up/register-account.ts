import type { Registration } from "@caseload/contract/accounts/accounts";
import type { Deps } from "../../../platform/deps.ts";
import { sendAccountEmail } from "../account-emails/send-account-email.ts";
import { createFirm, insertAccount } from "./insert-account.ts";
import { hashPassword, saltFor } from "../passwords/password-hash.ts";

/**
 * Creates the account, an attorney's firm and the verification email in one transaction. An address with an account is
 * accepted: the new account has it unverified, and only the email's content differs.
 * @param address IP address from which the terms were accepted
 */
export async function registerAccount(
  { db, secret }: Pick<Deps, "db" | "secret">,
  input: Registration,
  address: string,
  now: Date,
): Promise<{ userId: number; passwordHash: string }> {
  const passwordHash = await hashPassword(input.password, await saltFor(db, secret, input.email));
  const attorney = input.userType === "attorney";
  return db.transaction(async (tx) => {
    const account = {
      email: input.email,
      emailVerified: false,
      passwordHash,
      firstName: input.firstName,
      lastName: input.lastName,
      userType: input.userType,
      primaryRole: attorney ? ("managing_partner" as const) : ("freelance_paralegal" as const),
      firmId: attorney ? await createFirm(tx, now) : null,
      timeZone: input.timeZone,
      registration: input.details,
      address,
    };
    const userId = await insertAccount(tx, account, now);
    await sendAccountEmail(tx, { kind: "prove_address", userId, email: input.email }, now);
    return { userId, passwordHash };
  });
}
