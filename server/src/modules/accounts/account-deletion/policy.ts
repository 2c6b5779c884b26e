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

/** Returns whether a firm with other members would lose its last active administrator. */
export const isLastAdministrator = (leaving: Member, members: readonly Member[]): boolean => {
  const others = members.filter(({ id }) => id !== leaving.id);
  return (
    isAdministrator(leaving) &&
    others.length > 0 &&
    !others.some((one) => one.deactivatedAt === null && isAdministrator(one))
  );
};
