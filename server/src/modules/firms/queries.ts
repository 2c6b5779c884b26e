import { type Permission, primaryRoles, roleMay } from "@caseload/contract/roles";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Reader } from "../../db/handle.ts";
import { users } from "../../db/schema/accounts.ts";

/** Ids of the firm's members whose role includes a permission. */
export async function findColleaguesWho(
  db: Reader,
  permission: Permission,
  firmId: number,
): Promise<number[]> {
  const roles = primaryRoles.filter((role) => roleMay(role, permission));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.firmId, firmId), inArray(users.primaryRole, roles), isNull(users.deactivatedAt)));
  return rows.map((row) => row.id);
}
