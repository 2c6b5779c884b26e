import { mayAssignRole } from "@caseload/contract/firms/role-assignment";
import { roleMay } from "@caseload/contract/role-permissions";
import type { PrimaryRole } from "@caseload/contract/roles";

interface SentInvitation {
  invitation: { firmId: number; primaryRole: PrimaryRole };
  /** Null after the inviter's row was deleted. */
  inviter: {
    firmId: number | null;
    primaryRole: PrimaryRole | null;
    deactivatedAt: Date | null;
    deletedAt: Date | null;
  } | null;
}

/**
 * Returns whether the inviter is an active member of the firm who could give the role today. The link of a former or
 * demoted member is void, so that nobody returns, or lets others in, by an invitation sent before.
 */
export const inviterMayStillInvite = ({ invitation, inviter }: SentInvitation): boolean =>
  inviter !== null &&
  inviter.firmId === invitation.firmId &&
  inviter.deactivatedAt === null &&
  inviter.deletedAt === null &&
  roleMay(inviter.primaryRole, "user:create") &&
  mayAssignRole(inviter.primaryRole, invitation.primaryRole);
