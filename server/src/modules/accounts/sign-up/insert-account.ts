import type { Registration } from "@caseload/contract/accounts/accounts";
import type { PrimaryRole, UserType } from "@caseload/contract/roles";
import { fullName } from "../../../platform/actor.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { signIns, users } from "../../../platform/db/schema/accounts.ts";
import { recordAcceptance } from "../consents/accept-terms.ts";

export interface NewAccount {
  email: string;
  /** Whether a letter's link has shown that the address is theirs. */
  emailVerified: boolean;
  passwordHash: string;
  firstName: string;
  lastName: string;
  userType: UserType;
  primaryRole: PrimaryRole;
  firmId: number | null;
  departmentId?: number | null;
  timeZone?: string | undefined;
  registration?: Registration["details"];
  /** From where the terms were accepted. */
  address: string;
}

/** Writes a person, their password and their acceptance of the terms; answers the person's id. */
export async function storeAccount(tx: Tx, given: NewAccount, now: Date): Promise<number> {
  const { passwordHash, address, timeZone, ...person } = given;
  const stamps = { createdAt: now, updatedAt: now };
  const [user] = await tx
    .insert(users)
    .values({ ...person, ...stamps, name: fullName(given), ...(timeZone && { timeZone }) })
    .returning({ id: users.id });
  if (!user) throw new Error("The account was not stored.");
  await tx.insert(signIns).values({
    userId: user.id,
    accountId: String(user.id),
    providerId: "credential",
    password: passwordHash,
    ...stamps,
  });
  await recordAcceptance(tx, { userId: user.id, ipAddress: address }, now);
  return user.id;
}
