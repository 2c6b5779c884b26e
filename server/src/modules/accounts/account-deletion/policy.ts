import { errorMessages } from "@caseload/contract/error-messages";
import { mayAssignRole } from "@caseload/contract/firms/role-assignment";
import { roleMay } from "@caseload/contract/role-permissions";
import type { PrimaryRole } from "@caseload/contract/roles";

interface Member {
  id: number;
  primaryRole: PrimaryRole | null;
  deactivatedAt: Date | null;
}

/** Administrators are members who may edit the firm. */
export const isAdministrator = ({ primaryRole }: Pick<Member, "primaryRole">): boolean =>
  roleMay(primaryRole, "firm:edit");

/** A firm admin cannot give the role of a managing partner. */
const mayAppointManagingPartners = ({ primaryRole }: Pick<Member, "primaryRole">): boolean =>
  mayAssignRole(primaryRole, "managing_partner");

/** What a firm with other members must keep at least one active member for, and what the last one is told. */
const neededMembers = [
  { isNeeded: isAdministrator, refusal: errorMessages.lastAdministrator },
  { isNeeded: mayAppointManagingPartners, refusal: errorMessages.lastManagingPartner },
] as const;

/** Returns why a member cannot leave a firm with other members; null when they can. */
export function leavingRefusal(leaving: Member, members: readonly Member[]): string | null {
  const others = members.filter(({ id }) => id !== leaving.id);
  if (others.length === 0) return null;
  const missing = neededMembers.find(
    ({ isNeeded }) => isNeeded(leaving) && !others.some((one) => one.deactivatedAt === null && isNeeded(one)),
  );
  return missing?.refusal ?? null;
}
