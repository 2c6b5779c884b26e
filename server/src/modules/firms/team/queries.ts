import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
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

interface MemberQuery {
  q?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Returns a page of a firm's members, including deactivated accounts. The name that a page ended with is read again. */
export async function listMembers(db: Reader, firmId: number, { q, limit, cursor }: MemberQuery) {
  const last = decodeCursor(cursor);
  const rows: MemberRow[] = await selectMembers(db)
    .where(
      and(
        eq(users.firmId, firmId),
        isNull(users.deletedAt),
        q ? sql`strpos(lower(${users.name}), lower(${q})) > 0` : undefined,
        last
          ? sql`(${users.lastName}, ${users.firstName}, ${users.id}) >
              (select u.last_name, u.first_name, u.id from ${users} u where u.id = ${last.id})`
          : undefined,
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(pageSize(limit));
  return toPage(rows, limit, ({ id }) => ({ at: null, id }));
}

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
