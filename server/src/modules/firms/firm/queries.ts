import { roleMay } from "@caseload/contract/role-permissions";
import { type Permission, primaryRoles } from "@caseload/contract/roles";
import { and, eq, exists, inArray, isNull } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { findResponseTime } from "../../jobs/response-times/queries.ts";

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

/** A firm that has a public page: its profile is finished, and somebody still belongs to it. */
export async function findPublicFirm(db: Reader, firmId: number, now: Date) {
  const member = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.firmId, firms.id), isNull(users.deactivatedAt)));
  const [row] = await db
    .select()
    .from(firms)
    .where(and(eq(firms.id, firmId), eq(firms.complete, true), exists(member)));
  if (!row?.name) return undefined;
  return { ...row, name: row.name, responsiveness: await findResponseTime(db, firmId, now) };
}
export type PublicFirmRow = NonNullable<Awaited<ReturnType<typeof findPublicFirm>>>;

/** Everybody who belongs to a firm. */
export async function listMemberIds(db: Reader, firmId: number): Promise<number[]> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.firmId, firmId));
  return rows.map(({ id }) => id);
}
