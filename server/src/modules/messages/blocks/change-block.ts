import { blockErrorMessages } from "@caseload/contract/messages/block-messages";
import { blockEndpoints } from "@caseload/contract/messages/blocks";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { blocks } from "../../../platform/db/schema/blocks.ts";
import type { Deps } from "../../../platform/deps.ts";
import { badRequest, notFound } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";

const { changes } = blockEndpoints.blockUser;

/**
 * Blocks a person, and ends undecided applications between the two. Both people are locked, in one order, so that an
 * application that is sent at the same time either precedes the block and is ended, or is refused. The person is not
 * notified of the block.
 * @throws HttpError 404 for an unknown or deleted person, 400 for oneself and for colleagues
 */
export async function blockUser(
  { db, hooks }: Pick<Deps, "db" | "hooks">,
  actor: Actor,
  userId: number,
  now: Date,
): Promise<void> {
  if (userId === actor.id) throw badRequest(blockErrorMessages.ownAccount);
  await db.transaction(async (tx) => {
    const people = await tx
      .select({ id: users.id, name: users.name, firmId: users.firmId })
      .from(users)
      .where(and(inArray(users.id, [actor.id, userId]), isNull(users.deletedAt)))
      .orderBy(users.id)
      .for("no key update");
    const blocked = people.find(({ id }) => id === userId);
    const blocker = people.find(({ id }) => id === actor.id);
    if (!blocked || !blocker) throw notFound(blockErrorMessages.personNotFound);
    if (actor.firmId !== null && blocked.firmId === actor.firmId)
      throw badRequest(blockErrorMessages.colleague);
    const [stored] = await tx
      .insert(blocks)
      .values({ blockerId: actor.id, blockedId: userId, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: blocks.id });
    if (stored) await hooks.endApplications(tx, { blocker, blocked }, now);
    await announce(tx, { to: [actor.id], topics: changes });
  });
}

/** Ends the actor's own block; one of the other person stays. */
export async function unblockUser(db: Db, actor: Actor, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(blocks).where(and(eq(blocks.blockerId, actor.id), eq(blocks.blockedId, userId)));
    await announce(tx, { to: [actor.id], topics: changes });
  });
}
