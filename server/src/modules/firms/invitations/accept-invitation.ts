import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Hooks } from "../../../platform/hooks.ts";
import { joinRequests } from "../../../platform/db/schema/join-requests.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { conflict, forbidden, HttpError } from "../../../platform/http/http-error.ts";
import { recordSecurityEvent } from "../../accounts/sign-in/record-security-event.ts";
import { markEmailVerified } from "../../accounts/email-verification/confirm-email.ts";
import { endMembership } from "../team/end-membership.ts";
import { lockFirmMembers, lockUser, type LockedUser } from "../../accounts/account-deletion/queries.ts";
import { roleMismatch } from "../team/policy.ts";
import { consumeInvitation } from "./queries.ts";
import { announceNewMember } from "./announce-new-member.ts";

/** @throws HttpError 409 for the last administrator of another firm with members, or a live contract */
async function leaveCurrentFirm(tx: Tx, hooks: Hooks, person: LockedUser, now: Date): Promise<void> {
  const { firmId } = person;
  if (firmId !== null)
    await endMembership(tx, hooks, { ...person, firmId }, await lockFirmMembers(tx, firmId), now);
}

/**
 * Joins a firm with an existing account that has the invited address, which the link verifies. Ends the membership in
 * another firm.
 * @throws HttpError 410 for an expired link, 403 for another address, 409 for a role of the other user type or a membership
 * that cannot end
 */
export async function acceptInvitation(
  { db, hooks }: Pick<Deps, "db" | "hooks">,
  userId: number,
  token: string,
  client: ClientInfo,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await lockUser(tx, userId);
    const invitation = await consumeInvitation(tx, token, now);
    if (!person || !invitation) throw new HttpError(410, errorMessages.linkExpired);
    const { firmId, departmentId, primaryRole, email } = invitation;
    if (person.email !== email) throw forbidden(firmErrorMessages.invitationForAnother);
    const reason = roleMismatch(person.userType, primaryRole);
    if (reason) throw conflict(`${reason}.`);
    if (person.firmId === firmId) throw conflict(firmErrorMessages.memberAlready);
    await leaveCurrentFirm(tx, hooks, person, now);
    if (!person.emailVerified) {
      await markEmailVerified(tx, userId, {}, now);
      await recordSecurityEvent(tx, "address_proven", userId, client, now);
    }
    await tx
      .update(users)
      .set({ firmId, departmentId, primaryRole, updatedAt: now })
      .where(eq(users.id, userId));
    await tx.delete(joinRequests).where(eq(joinRequests.userId, userId));
    await announceNewMember(tx, invitation, person, now);
  });
}
