import { roleMay } from "@caseload/contract/role-permissions";
import { type Permission, primaryRoles } from "@caseload/contract/roles";
import { and, eq, exists, getTableColumns, inArray, isNull } from "drizzle-orm";
import { findBarAdmissionOfFirm } from "../../../platform/db/bar-admission.ts";
import { findPaidOnTime, summarizeFirmReviews } from "../../../platform/db/review-summary.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { hasConfirmedMember } from "../../../platform/db/email-confirmed.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import type { Hooks } from "../../../platform/hooks.ts";

/** Returns the ids of active members whose role has a permission. */
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

/** Returns the named firm of an id that has a confirmed member. */
async function findSimilar(db: Reader, firmId: number | null): Promise<{ id: number; name: string } | null> {
  if (firmId === null) return null;
  const [row] = await db
    .select({ id: firms.id, name: firms.name })
    .from(firms)
    .where(and(eq(firms.id, firmId), hasConfirmedMember()));
  return row?.name ? { id: row.id, name: row.name } : null;
}

/** Returns a firm with a public page: a complete profile and an active member. */
export async function findPublicFirm(
  { db, hooks }: { db: Reader; hooks: Pick<Hooks, "findResponsiveness"> },
  firmId: number,
  now: Date,
) {
  const member = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.firmId, firms.id), isNull(users.deactivatedAt)));
  const [row] = await db
    .select({ ...getTableColumns(firms), emailConfirmed: hasConfirmedMember() })
    .from(firms)
    .where(and(eq(firms.id, firmId), eq(firms.complete, true), exists(member)));
  if (!row?.name) return undefined;
  const [similarFirm, responsiveness, barAdmission, reviews, paidOnTime] = await Promise.all([
    findSimilar(db, row.similarFirmId),
    hooks.findResponsiveness(db, firmId, now),
    findBarAdmissionOfFirm(db, firmId),
    summarizeFirmReviews(db, firmId),
    findPaidOnTime(db, firmId, now),
  ]);
  return { ...row, name: row.name, similarFirm, responsiveness, barAdmission, reviews, paidOnTime };
}
export type PublicFirmRow = NonNullable<Awaited<ReturnType<typeof findPublicFirm>>>;

/** Returns the ids of all members of a firm. */
export async function listMemberIds(db: Reader, firmId: number): Promise<number[]> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.firmId, firmId));
  return rows.map(({ id }) => id);
}
