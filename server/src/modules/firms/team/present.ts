import type { Member } from "@caseload/contract/firms/team";
import type { MemberRow } from "./queries.ts";

export const presentMember = (row: MemberRow): Member => ({
  id: row.id,
  name: row.name,
  email: row.email,
  userType: row.userType,
  primaryRole: row.primaryRole,
  department: row.department,
});
