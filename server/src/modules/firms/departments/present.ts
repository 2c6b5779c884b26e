import type { Department } from "@caseload/contract/firms/departments";
import type { DepartmentRow } from "./queries.ts";

export const presentDepartment = ({ id, name, people, archivedAt }: DepartmentRow): Department => ({
  id,
  name,
  people,
  isArchived: archivedAt !== null,
});
