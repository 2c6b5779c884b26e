import { and, desc, eq, lt } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { type Cursor, decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { blocks } from "../../../platform/db/schema/blocks.ts";
import { firms } from "../../../platform/db/schema/firms.ts";

const selectBlocks = (db: Reader) =>
  db
    .select({
      block: blocks,
      person: {
        id: users.id,
        name: users.name,
        photo: users.image,
        userType: users.userType,
        emailConfirmed: isEmailConfirmed(users),
      },
      firmName: firms.name,
    })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .leftJoin(firms, eq(firms.id, users.firmId));
export type BlockRow = Awaited<ReturnType<typeof selectBlocks>>[number];

interface Paging {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** The people whom a member has blocked, newest first. */
export async function listBlocks(db: Reader, blockerId: number, { limit, cursor: after }: Paging) {
  const cursor = decodeCursor(after);
  const rows = await selectBlocks(db)
    .where(and(eq(blocks.blockerId, blockerId), cursor ? lt(blocks.id, cursor.id) : undefined))
    .orderBy(desc(blocks.id))
    .limit(pageSize(limit));
  return toPage(rows, limit, ({ block }): Cursor => ({ at: null, id: block.id }));
}

export const allBlocks = (db: Reader, blockerId: number): Promise<BlockRow[]> =>
  selectBlocks(db).where(eq(blocks.blockerId, blockerId)).orderBy(desc(blocks.id));

export async function findBlock(db: Reader, blockerId: number, blockedId: number) {
  const [row] = await selectBlocks(db).where(
    and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)),
  );
  return row;
}
