import { byDepartmentName } from "@caseload/contract/firms/departments";
import { and, count, eq, ne, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { departments } from "../../../platform/db/schema/firms.ts";

/** Returns a firm's departments by name, with the number of members. */
export async function listDepartments(db: Reader, firmId: number) {
  const rows = await db
    .select({
      id: departments.id,
      name: departments.name,
      people: count(users.id),
      archivedAt: departments.archivedAt,
    })
    .from(departments)
    .leftJoin(users, eq(users.departmentId, departments.id))
    .where(eq(departments.firmId, firmId))
    .groupBy(departments.id);
  return rows.toSorted(byDepartmentName);
}
export type DepartmentRow = Awaited<ReturnType<typeof listDepartments>>[number];

/** Returns another department of the firm with the same name, ignoring case. */
export async function findNamesake(db: Reader, firmId: number, name: string, exceptId = 0) {
  const [row] = await db
    .select({ archivedAt: departments.archivedAt })
    .from(departments)
    .where(
      and(
        eq(departments.firmId, firmId),
        eq(sql`lower(${departments.name})`, sql`lower(${name})`),
        ne(departments.id, exceptId),
      ),
    )
    .limit(1);
  return row;
}

/** Returns whether a department is the firm's, active or archived. */
export async function hasDepartment(db: Reader, firmId: number, id: number): Promise<boolean> {
  const [row] = await db
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.id, id), eq(departments.firmId, firmId)));
  return row !== undefined;
}
