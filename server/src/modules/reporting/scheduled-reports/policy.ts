import { permissionsByRole, roleMay } from "@caseload/contract/role-permissions";
import { primaryRoles, type PrimaryRole } from "@caseload/contract/roles";

interface Person {
  readonly firmId: number | null;
  readonly primaryRole: PrimaryRole | null;
  readonly deactivatedAt: Date | null;
}

/** Whose roles may see a firm's reports. */
export const readingRoles = primaryRoles.filter((role) => permissionsByRole[role].includes("report:view"));

/** Somebody who may see this firm's reports today. */
export const mayReadReports = (person: Person, firmId: number): boolean =>
  person.firmId === firmId && person.deactivatedAt === null && roleMay(person.primaryRole, "report:view");
