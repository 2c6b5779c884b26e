import { nameInFile } from "@caseload/contract/accounts/name-in-file";
import type { HeldInvitation, Invitation } from "@caseload/contract/firms/invitations";
import { displayFirmName } from "../firm/firm-name.ts";
import { inviterMayStillInvite } from "./policy.ts";
import type { InvitationRow } from "./queries.ts";

export function presentInvitation(row: InvitationRow, now: Date): Invitation {
  const { invitation, department, inviterName } = row;
  return {
    id: invitation.id,
    email: invitation.email,
    primaryRole: invitation.primaryRole,
    department,
    invitedBy: inviterName,
    sentAt: invitation.sentAt.toISOString(),
    expiresAt: invitation.expiresAt.toISOString(),
    isExpired: invitation.expiresAt <= now || !inviterMayStillInvite(row),
  };
}

export const presentReceivedInvitation = (
  { invitation, firmName, department, inviterName, inviter }: InvitationRow,
  next: HeldInvitation["next"],
): HeldInvitation => ({
  firmName: displayFirmName({ current: firmName, given: null }),
  // Marked here, because the page of an invitation loads as little as it can.
  invitedBy: nameInFile(inviterName, inviter?.emailConfirmed ?? true),
  invitedByEmailConfirmed: inviter?.emailConfirmed ?? true,
  email: invitation.email,
  primaryRole: invitation.primaryRole,
  department,
  expiresAt: invitation.expiresAt.toISOString(),
  next,
});
