import type { Department } from "@caseload/contract/firms/departments";
import type { Option } from "@caseload/contract/options";
import { firmRoles, type FirmRole, userTypeOfRole } from "@caseload/contract/firms/firm-roles";
import { roleLabel } from "@caseload/contract/role-label";
import { mayAssignRole } from "@caseload/contract/firms/role-assignment";
import type { PrimaryRole, UserType } from "@caseload/contract/roles";
import { z } from "zod";

/** The value of "No department" in a list of departments. */
const none = "none";

/** The roles that a member may give: to a person of one side, or to anyone. */
export const roleOptions = (by: PrimaryRole | null, userType?: UserType): Option<FirmRole>[] =>
  firmRoles
    .filter((role) => mayAssignRole(by, role))
    .filter((role) => userType === undefined || userTypeOfRole[role] === userType)
    .map((value) => ({ value, label: roleLabel(value) }));

export const departmentOptions = (departments: readonly Department[]): Option[] => [
  { value: none, label: "No department" },
  ...departments
    .filter(({ isArchived }) => !isArchived)
    .map(({ id, name }) => ({ value: String(id), label: name })),
];

export const departmentValue = (department: { id: number } | null): string =>
  department === null ? none : String(department.id);

/** A department's id as a list keeps it, and as the server takes it. */
export const departmentChoice = z.string().transform((value) => (value === none ? null : Number(value)));
