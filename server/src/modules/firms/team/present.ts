import type { Member } from "@caseload/contract/firms/team";
import type { MemberRow } from "./queries.ts";

export const presentMember = (row: MemberRow): Member => ({
  id: row.id,
  name: row.name,
  email: row.emailVerified ? row.email : null,
  emailConfirmed: row.emailVerified,
  userType: row.userType,
  primaryRole: row.primaryRole,
  department: row.department,
});
