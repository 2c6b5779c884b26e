import type { Registration } from "@caseload/contract/accounts";
import { fullName } from "../../actor.ts";
import type { Tx } from "../../db/handle.ts";
import type { Deps } from "../../deps.ts";
import { signIns, users } from "../../db/schema/accounts.ts";
import { firms } from "../../db/schema/firms.ts";
import { recordAcceptance } from "../acceptances/accept-terms.ts";
import { sendAccountLetter } from "../account-letters/send-account-letter.ts";
import { hashPassword, saltFor } from "../passwords/password-hash.ts";

/** An attorney gets a firm of their own, unnamed until the profile form (PRODUCT.md "People, firms, roles"). */
async function openFirm(tx: Tx, now: Date): Promise<number> {
  const [firm] = await tx.insert(firms).values({ createdAt: now }).returning({ id: firms.id });
  if (!firm) throw new Error("The firm was not stored.");
  return firm.id;
}

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
    const [user] = await tx
      .insert(users)
      .values({
        name: fullName(given),
        email: given.email,
        firstName: given.firstName,
        lastName: given.lastName,
        userType: given.userType,
        primaryRole: attorney ? "managing_partner" : "freelance_paralegal",
        firmId: attorney ? await openFirm(tx, now) : null,
        ...(given.timeZone && { timeZone: given.timeZone }),
        registration: given.details,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: users.id });
    if (!user) throw new Error("The account was not stored.");
    await tx.insert(signIns).values({
      userId: user.id,
      accountId: String(user.id),
      providerId: "credential",
      password: passwordHash,
      createdAt: now,
      updatedAt: now,
    });
    await recordAcceptance(tx, { userId: user.id, ipAddress: address }, now);
    await sendAccountLetter(tx, { kind: "prove_address", userId: user.id, email: given.email }, now);
    return { userId: user.id, passwordHash };
  });
}
