import type { Joining } from "@caseload/contract/firms/invitations";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { userTypeOfRole } from "@caseload/contract/firms/firm-roles";
import { fullName } from "../../../platform/actor.ts";
import { isUniqueViolation } from "../../../platform/db/unique-violation.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { conflict, HttpError } from "../../../platform/http/http-error.ts";
import { recordSecurityEvent } from "../../accounts/sign-in/record-security-event.ts";
import { insertAccount } from "../../accounts/sign-up/insert-account.ts";
import { hashPassword, saltFor } from "../../accounts/passwords/password-hash.ts";
import { findByToken, consumeInvitation, type UsedInvitation } from "./queries.ts";
import { announceNewMember } from "./announce-new-member.ts";
import { consume } from "../../../platform/http/rate-limits.ts";
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
    if (isUniqueViolation(error, "users_proven_email")) throw conflict(firmErrorMessages.invitedHasAccount);
    throw error;
  }
}

/**
 * Creates an account as a member of the inviting firm. The link verifies the address.
 * @throws HttpError 410 for an expired link, 409 when an account has verified the address
 */
export async function joinByInvitation(
  { db, secret }: Pick<Deps, "db" | "secret">,
  input: Joining,
  client: ClientInfo,
  now: Date,
): Promise<{ userId: number; passwordHash: string }> {
  const found = await findByToken(db, input.token, now);
  if (!found) throw expired();
  const salt = await saltFor(db, secret, found.invitation.email);
  const passwordHash = await hashPassword(input.password, salt);
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
  deps: Pick<Deps, "db" | "secret" | "auth" | "cookies" | "hooks">,
  input: Joining,
  request: { client: ClientInfo; headers: Headers },
  now: Date,
): Promise<string[]> {
  if (!(await consume(deps.db, "registrationsOfAddress", request.client.addressKey)))
    throw new HttpError(429, errorMessages.tooManyAttempts);
  const joined = await joinByInvitation(deps, input, request.client, now);
  return startSession(deps, { ...joined, ...request, rememberMe: true }, now);
}
