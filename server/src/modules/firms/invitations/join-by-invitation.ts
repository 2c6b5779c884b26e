import type { Joining } from "@caseload/contract/firms/invitations";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { userTypeOfRole } from "@caseload/contract/firms/firm-roles";
import { hashPassword } from "better-auth/crypto";
import { fullName } from "../../../platform/actor.ts";
import { isUniqueViolation } from "../../../platform/db/unique-violation.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { conflict, HttpError } from "../../../platform/http/http-error.ts";
import { recordSecurityEvent } from "../../accounts/sign-in/record-security-event.ts";
import { insertAccount } from "../../accounts/sign-up/insert-account.ts";
import { refuseCommonPassword } from "../../accounts/passwords/common-password.ts";
import { findByToken, consumeInvitation, type UsedInvitation } from "./queries.ts";
import { announceNewMember } from "./announce-new-member.ts";
import { requireSharedLimits } from "../../../platform/http/shared-limits.ts";
import { startSession } from "../../accounts/sign-in/start-session.ts";

const expired = () => new HttpError(410, errorMessages.linkExpired);

interface NewMember {
  input: Joining;
  passwordHash: string;
  client: ClientInfo;
}

async function insertMember(tx: Tx, used: UsedInvitation, newMember: NewMember, now: Date): Promise<number> {
  const { email, firmId, departmentId, primaryRole } = used;
  const { firstName, lastName, timeZone } = newMember.input;
  const account = {
    email,
    emailVerified: true,
    passwordHash: newMember.passwordHash,
    firstName,
    lastName,
    timeZone,
    userType: userTypeOfRole[primaryRole],
    primaryRole,
    firmId,
    departmentId,
    address: newMember.client.address,
  };
  try {
    return await insertAccount(tx, account, now);
  } catch (error) {
    if (isUniqueViolation(error, "users_email")) throw conflict(firmErrorMessages.invitedHasAccount);
    throw error;
  }
}

/**
 * Creates an account as a member of the inviting firm. The link verifies the address.
 * @throws HttpError 410 for an expired link, 409 when the address has an account
 */
export async function joinByInvitation(
  db: Db,
  input: Joining,
  client: ClientInfo,
  now: Date,
): Promise<{ userId: number; passwordHash: string }> {
  const found = await findByToken(db, input.token, now);
  if (!found) throw expired();
  await refuseCommonPassword(input.password, { ...input, email: found.invitation.email }, "password");
  const passwordHash = await hashPassword(input.password);
  return db.transaction(async (tx) => {
    const used = await consumeInvitation(tx, input.token, now);
    if (!used) throw expired();
    const userId = await insertMember(tx, used, { input, passwordHash, client }, now);
    await recordSecurityEvent(tx, "address_proven", userId, client, now);
    await announceNewMember(tx, used, { id: userId, name: fullName(input) }, now);
    return { userId, passwordHash };
  });
}

/**
 * Creates the account of an invitation and starts its first session.
 * @returns Set-Cookie values
 * @throws HttpError 429 after many registrations from one IP address, and the errors of joinByInvitation
 */
export async function signInInvited(
  deps: Pick<Deps, "db" | "auth" | "cookies" | "hooks">,
  input: Joining,
  request: { client: ClientInfo; headers: Headers },
  now: Date,
): Promise<string[]> {
  const { client } = request;
  await requireSharedLimits(
    deps.db,
    errorMessages.tooManyAttempts,
    [["registrationsOfAddress", client.addressKey]],
    client,
  );
  const joined = await joinByInvitation(deps.db, input, request.client, now);
  return startSession(deps, { ...joined, ...request, rememberMe: true }, now);
}
