import { and, asc, eq, isNull } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { departments } from "../../../platform/db/schema/firms.ts";

const selectMembers = (db: Reader) =>
  db
    .select({
      id: users.id,
      firmId: users.firmId,
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      userType: users.userType,
      primaryRole: users.primaryRole,
      department: { id: departments.id, name: departments.name },
    })
    .from(users)
    .leftJoin(departments, eq(departments.id, users.departmentId));
export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

/** Returns all members of a firm, including deactivated accounts. */
export const listMembers = (db: Reader, firmId: number): Promise<MemberRow[]> =>
  selectMembers(db)
    .where(and(eq(users.firmId, firmId), isNull(users.deletedAt)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));

export async function findMember(db: Reader, firmId: number, userId: number): Promise<MemberRow | undefined> {
  const [row] = await selectMembers(db).where(
    and(eq(users.id, userId), eq(users.firmId, firmId), isNull(users.deletedAt)),
  );
  return row;
}

/** Returns an active department of the firm. */
export async function findDepartment(db: Reader, firmId: number, departmentId: number) {
  const [row] = await db
    .select()
    .from(departments)
    .where(
      and(eq(departments.id, departmentId), eq(departments.firmId, firmId), isNull(departments.archivedAt)),
    );
  return row;
}
