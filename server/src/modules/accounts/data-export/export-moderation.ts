import { and, asc, eq, gt } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { blocks as blockRows } from "../../../platform/db/schema/blocks.ts";
import { sanctions as sanctionRows } from "../../../platform/db/schema/sanctions.ts";
import { iteratePages, pageRows } from "./iterate-pages.ts";

/** People whom the user has blocked. Blocks by others are private to them. */
export async function* blocks(tx: Tx, userId: number) {
  const rows = iteratePages((afterId) =>
    tx
      .select({
        id: blockRows.id,
        firstName: users.firstName,
        lastName: users.lastName,
        blockedAt: blockRows.createdAt,
      })
      .from(blockRows)
      .innerJoin(users, eq(users.id, blockRows.blockedId))
      .where(and(eq(blockRows.blockerId, userId), gt(blockRows.id, afterId)))
      .orderBy(asc(blockRows.id))
      .limit(pageRows),
  );
  for await (const { firstName, lastName, blockedAt } of rows)
    yield { blocked: `${firstName} ${lastName}`, blockedAt };
}

/** Omits the staff member's name. */
export const sanctions = (tx: Tx, userId: number) =>
  iteratePages((afterId) =>
    tx
      .select({
        id: sanctionRows.id,
        kind: sanctionRows.kind,
        subject: sanctionRows.subject,
        subjectId: sanctionRows.subjectId,
        removedText: sanctionRows.removedText,
        reason: sanctionRows.reason,
        createdAt: sanctionRows.createdAt,
        until: sanctionRows.until,
        endedAt: sanctionRows.endedAt,
        appealText: sanctionRows.appealText,
        appealedAt: sanctionRows.appealedAt,
        answer: sanctionRows.answer,
        answerNote: sanctionRows.answerNote,
        answeredAt: sanctionRows.answeredAt,
      })
      .from(sanctionRows)
      .where(and(eq(sanctionRows.userId, userId), gt(sanctionRows.id, afterId)))
      .orderBy(asc(sanctionRows.id))
      .limit(pageRows),
  );
