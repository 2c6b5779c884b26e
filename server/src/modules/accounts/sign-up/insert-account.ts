import type { Registration } from "@caseload/contract/accounts/accounts";
import type { PrimaryRole, UserType } from "@caseload/contract/roles";
import { fullName } from "../../../platform/actor.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { signIns, users } from "../../../platform/db/schema/accounts.ts";
import { recordAcceptance } from "../consents/accept-terms.ts";
import { firms } from "../../../platform/db/schema/firms.ts";

interface NewAccount {
  email: string;
  /** Whether a link in an email has verified the address. */
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
  /** IP address from which the terms were accepted. */
  address: string;
}

/** Inserts a user with password and accepted terms. Returns the user's id. */
export async function insertAccount(tx: Tx, input: NewAccount, now: Date): Promise<number> {
  const { passwordHash, address, timeZone, ...person } = input;
  const stamps = { createdAt: now, updatedAt: now };
  const [user] = await tx
    .insert(users)
    .values({ ...person, ...stamps, name: fullName(input), ...(timeZone && { timeZone }) })
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

/** Creates an attorney's firm, unnamed until the profile form (PRODUCT.md "People, firms, roles"). */
export async function createFirm(tx: Tx, now: Date): Promise<number> {
  const [firm] = await tx.insert(firms).values({ createdAt: now }).returning({ id: firms.id });
  if (!firm) throw new Error("The firm was not stored.");
  return firm.id;
}
