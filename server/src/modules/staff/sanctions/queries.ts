import type { SanctionState } from "@caseload/contract/staff/sanction-kinds";
import { and, desc, eq, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { type Cursor, decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { sanctions } from "../../../platform/db/schema/sanctions.ts";

const selectSanctions = (db: Reader) =>
  db
    .select({ sanction: sanctions, person: { id: users.id, name: users.name } })
    .from(sanctions)
    .innerJoin(users, eq(users.id, sanctions.userId));

export type SanctionRow = Awaited<ReturnType<typeof selectSanctions>>[number];

interface Paging {
  limit?: number | undefined;
  cursor?: string | undefined;
}

const isUnanswered = and(isNotNull(sanctions.appealedAt), isNull(sanctions.answeredAt));
const inState: Record<SanctionState, SQL | undefined> = {
  active: isNull(sanctions.endedAt),
  appealed: and(isNull(sanctions.endedAt), isUnanswered),
  ended: isNotNull(sanctions.endedAt),
};

async function listWhere(db: Reader, condition: SQL | undefined, { limit, cursor: after }: Paging) {
  const cursor = decodeCursor(after);
  const rows = await selectSanctions(db)
    .where(and(condition, cursor ? lt(sanctions.id, cursor.id) : undefined))
    .orderBy(desc(sanctions.id))
    .limit(pageSize(limit));
  return toPage(rows, limit, ({ sanction }): Cursor => ({ at: null, id: sanction.id }));
}

/** Sanctions of a state for staff, newest first. */
export const listSanctions = (
  db: Reader,
  { state, ...paging }: Paging & { state?: SanctionState | undefined },
) => listWhere(db, state && inState[state], paging);

/** A member's own sanctions, newest first. */
export const listOwnSanctions = (db: Reader, userId: number, paging: Paging) =>
  listWhere(db, eq(sanctions.userId, userId), paging);

/** All sanctions of a state, or of one person, newest first, for a CSV file. */
export const allSanctions = (db: Reader, of: { state?: SanctionState | undefined } | { userId: number }) =>
  selectSanctions(db)
    .where("userId" in of ? eq(sanctions.userId, of.userId) : of.state && inState[of.state])
    .orderBy(desc(sanctions.id));

export async function findSanction(db: Reader, id: number): Promise<SanctionRow | undefined> {
  const [row] = await selectSanctions(db).where(eq(sanctions.id, id));
  return row;
}
