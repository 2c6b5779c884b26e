import type { Joining } from "@caseload/contract/firms/invitations";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { userTypeOfRole } from "@caseload/contract/firms/firm-roles";
import { fullName } from "../../../platform/actor.ts";
import { violates } from "../../../platform/db/unique-violation.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { conflict, HttpError } from "../../../platform/http/http-error.ts";
import { recordSecurityEvent } from "../../accounts/sign-in/record-security-event.ts";
import { storeAccount } from "../../accounts/sign-up/insert-account.ts";
import { hashPassword, saltFor } from "../../accounts/passwords/password-hash.ts";
import { findByToken, useInvitation, type UsedInvitation } from "./queries.ts";
import { welcome } from "./welcome.ts";

const expired = () => new HttpError(410, errorMessages.linkExpired);

interface Newcomer {
  given: Joining;
  passwordHash: string;
  client: ClientInfo;
}

async function store(tx: Tx, used: UsedInvitation, newcomer: Newcomer, now: Date): Promise<number> {
  const { email, firmId, departmentId, primaryRole } = used;
  const { firstName, lastName, timeZone } = newcomer.given;
  const account = {
    email,
    emailVerified: true,
    passwordHash: newcomer.passwordHash,
    firstName,
    lastName,
    timeZone,
    userType: userTypeOfRole[primaryRole],
    primaryRole,
    firmId,
    departmentId,
    address: newcomer.client.address,
  };
  try {
    return await storeAccount(tx, account, now);
  } catch (error) {
    if (violates(error, "users_proven_email")) throw conflict(firmErrorMessages.invitedHasAccount);
    throw error;
  }
}

/**
 * Makes an account for whoever holds an invitation's letter, as a member of the firm. The link proves the address.
 * @throws HttpError 410 for a dead link, 409 when the address belongs to an account
 */
export async function joinByInvitation(
  { db, secret }: Pick<Deps, "db" | "secret">,
  given: Joining,
  client: ClientInfo,
  now: Date,
): Promise<{ userId: number; passwordHash: string }> {
  const found = await findByToken(db, given.token, now);
  if (!found) throw expired();
  const salt = await saltFor(db, secret, found.invitation.email);
  const passwordHash = await hashPassword(given.password, salt);
  return db.transaction(async (tx) => {
    const used = await useInvitation(tx, given.token, now);
    if (!used) throw expired();
    const userId = await store(tx, used, { given, passwordHash, client }, now);
    await recordSecurityEvent(tx, "address_proven", userId, client, now);
    await welcome(tx, used, { id: userId, name: fullName(given) }, now);
    return { userId, passwordHash };
  });
}
