import { roleMay } from "@caseload/contract/role-permissions";
import type { PrimaryRole } from "@caseload/contract/roles";

interface Member {
  id: number;
  primaryRole: PrimaryRole | null;
  deactivatedAt: Date | null;
}

/** Whoever may change the firm itself. */
export const administers = ({ primaryRole }: Pick<Member, "primaryRole">): boolean =>
  roleMay(primaryRole, "firm:edit");

/** A firm with other members must not lose the last one who can look after it; whoever is away cannot. */
export const isLastAdministrator = (leaving: Member, members: readonly Member[]): boolean => {
  const others = members.filter(({ id }) => id !== leaving.id);
  return (
    administers(leaving) &&
    others.length > 0 &&
    !others.some((one) => one.deactivatedAt === null && administers(one))
  );
};
