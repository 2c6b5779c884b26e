import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Hooks } from "../../../platform/hooks.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { conflict, forbidden, HttpError } from "../../../platform/http/http-error.ts";
import { recordSecurityEvent } from "../../accounts/sign-in/record-security-event.ts";
import { confirmEmail } from "../../accounts/email-verification/confirm-email.ts";
import { endMembership } from "../membership/end-membership.ts";
import { lockMembers, lockPerson, type LockedPerson } from "../../accounts/account-deletion/queries.ts";
import { roleMismatch } from "../team/policy.ts";
import { useInvitation } from "./queries.ts";
import { welcome } from "./welcome.ts";

/** @throws HttpError 409 for the last administrator of another firm with members, or its live contract */
async function leavePresentFirm(tx: Tx, hooks: Hooks, person: LockedPerson, now: Date): Promise<void> {
  const { firmId } = person;
  if (firmId !== null)
    await endMembership(tx, hooks, { ...person, firmId }, await lockMembers(tx, firmId), now);
}

/**
 * Joins a firm by the link of a letter, with the account that claims the letter's address; the link proves it. Whoever
 * belongs to another firm leaves it.
 * @throws HttpError 410 for a dead link, 403 for another address, 409 for a role of the other side or a firm in the way
 */
export async function acceptInvitation(
  { db, hooks }: Pick<Deps, "db" | "hooks">,
  userId: number,
  token: string,
  client: ClientInfo,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    const invitation = await useInvitation(tx, token, now);
    if (!person || !invitation) throw new HttpError(410, errorMessages.linkExpired);
    const { firmId, departmentId, primaryRole, email } = invitation;
    if (person.email !== email) throw forbidden(firmErrorMessages.invitationForAnother);
    const reason = roleMismatch(person.userType, primaryRole);
    if (reason) throw conflict(`${reason}.`);
    if (person.firmId === firmId) throw conflict(firmErrorMessages.memberAlready);
    await leavePresentFirm(tx, hooks, person, now);
    if (!person.emailVerified) {
      await confirmEmail(tx, userId, {}, now);
      await recordSecurityEvent(tx, "address_proven", userId, client, now);
    }
    await tx
      .update(users)
      .set({ firmId, departmentId, primaryRole, updatedAt: now })
      .where(eq(users.id, userId));
    await welcome(tx, invitation, person, now);
  });
}
