import { and, asc, count, eq, ne, sql } from "drizzle-orm";
import type { Reader, Tx } from "../../db/handle.ts";
import { users } from "../../db/schema/accounts.ts";
import { departments, firms } from "../../db/schema/firms.ts";

/** A firm's departments by name, with how many people are in each. */
export const listDepartments = (db: Reader, firmId: number) =>
  db
    .select({ id: departments.id, name: departments.name, people: count(users.id) })
    .from(departments)
    .leftJoin(users, eq(users.departmentId, departments.id))
    .where(eq(departments.firmId, firmId))
    .groupBy(departments.id)
    .orderBy(asc(sql`lower(${departments.name})`), asc(departments.id));
export type DepartmentRow = Awaited<ReturnType<typeof listDepartments>>[number];

/** Locks the firm, so that its departments change one after the other. */
export async function lockFirm(tx: Tx, firmId: number): Promise<void> {
  await tx.select({ id: firms.id }).from(firms).where(eq(firms.id, firmId)).for("no key update");
}

/** Whether another department of the firm has this name, in whatever case. */
export async function isNameTaken(db: Reader, firmId: number, name: string, exceptId = 0): Promise<boolean> {
  const [row] = await db
    .select({ id: departments.id })
    .from(departments)
    .where(
      and(
        eq(departments.firmId, firmId),
        eq(sql`lower(${departments.name})`, sql`lower(${name})`),
        ne(departments.id, exceptId),
      ),
    )
    .limit(1);
  return row !== undefined;
}
