import { permissionsByRole, roleMay } from "@caseload/contract/role-permissions";
import { primaryRoles, type PrimaryRole } from "@caseload/contract/roles";

interface Person {
  readonly firmId: number | null;
  readonly primaryRole: PrimaryRole | null;
  readonly deactivatedAt: Date | null;
}

/** The roles with report:view. */
export const reportRoles = primaryRoles.filter((role) => permissionsByRole[role].includes("report:view"));

/** Active members of the firm with report:view may see its reports. */
export const mayReadReports = (person: Person, firmId: number): boolean =>
  person.firmId === firmId && person.deactivatedAt === null && roleMay(person.primaryRole, "report:view");
