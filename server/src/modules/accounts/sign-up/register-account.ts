import type { Registration } from "@caseload/contract/accounts/accounts";
import { errorMessages } from "@caseload/contract/error-messages";
import { hashPassword } from "better-auth/crypto";
import type { Db } from "../../../platform/db/database.ts";
import { isUniqueViolation } from "../../../platform/db/unique-violation.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { trySendAccountEmail } from "../account-emails/send-account-email.ts";
import { refuseCommonPassword } from "../passwords/common-password.ts";
import { createFirm, insertAccount } from "./insert-account.ts";

/**
 * Creates the account, an attorney's firm and the verification email in one transaction. Without the email when the
 * mailbox has received its share of the hour; the person can request it later.
 * @param address IP address from which the terms were accepted
 * @throws HttpError 400 for a common password, 409 when the email address has an account (PRODUCT.md "People, firms, roles")
 */
export async function registerAccount(
  db: Db,
  input: Registration,
  address: string,
  now: Date,
): Promise<{ userId: number; passwordHash: string }> {
  await refuseCommonPassword(input.password, input, "password");
  const passwordHash = await hashPassword(input.password);
  const attorney = input.userType === "attorney";
  try {
    return await db.transaction(async (tx) => {
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
      // Beyond the mailbox's share of the hour without one: "Send again" sends it later.
      await trySendAccountEmail(tx, { kind: "prove_address", userId, email: input.email }, "owner", now);
      return { userId, passwordHash };
    });
  } catch (error) {
    if (isUniqueViolation(error, "users_email")) throw conflict(errorMessages.emailTaken);
    throw error;
  }
}
