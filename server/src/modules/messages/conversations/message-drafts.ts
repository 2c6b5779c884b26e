import { errorMessages } from "@caseload/contract/error-messages";
import { and, desc, eq, notInArray } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db, Reader, Tx } from "../../../platform/db/database.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { messageDrafts } from "../../../platform/db/schema/drafts.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { canWriteTo } from "./policy.ts";
import { findCorrespondent } from "./queries.ts";

/** Of one person; the oldest make room. */
const maxDrafts = 100;

const isOf = (actor: Actor, receiverId: number) =>
  and(eq(messageDrafts.userId, actor.id), eq(messageDrafts.receiverId, receiverId));

/** @throws HttpError 404 for a person whom the writer may not write to */
async function requireReceiver(db: Reader, actor: Actor, receiverId: number): Promise<void> {
  const receiver = receiverId === actor.id ? undefined : await findCorrespondent(db, actor.id, receiverId);
  if (!receiver || receiver.isOutOfReach || !canWriteTo(actor, receiver))
    throw notFound(errorMessages.conversationNotFound);
}

/** @throws HttpError as requireReceiver */
export async function findMessageDraft(db: Reader, actor: Actor, receiverId: number) {
  await requireReceiver(db, actor, receiverId);
  const [row] = await db.select().from(messageDrafts).where(isOf(actor, receiverId));
  return { content: row?.content ?? null, savedAt: row?.savedAt.toISOString() ?? null };
}

/**
 * Stores an unsent message over the earlier one, and removes it when it is empty.
 * @throws HttpError as requireReceiver
 */
export async function keepMessageDraft(
  db: Db,
  actor: Actor,
  { receiverId, content }: { receiverId: number; content: string | null },
  now: Date,
): Promise<{ savedAt: string | null }> {
  return db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id);
    await requireReceiver(tx, actor, receiverId);
    if (content === null) {
      await dropMessageDraft(tx, actor, receiverId);
      return { savedAt: null };
    }
    await tx
      .insert(messageDrafts)
      .values({ userId: actor.id, receiverId, content, savedAt: now })
      .onConflictDoUpdate({
        target: [messageDrafts.userId, messageDrafts.receiverId],
        set: { content, savedAt: now },
      });
    const newest = tx
      .select({ receiverId: messageDrafts.receiverId })
      .from(messageDrafts)
      .where(eq(messageDrafts.userId, actor.id))
      .orderBy(desc(messageDrafts.savedAt))
      .limit(maxDrafts);
    await tx
      .delete(messageDrafts)
      .where(and(eq(messageDrafts.userId, actor.id), notInArray(messageDrafts.receiverId, newest)));
    return { savedAt: now.toISOString() };
  });
}

/** With the message that it became. */
export async function dropMessageDraft(tx: Tx, actor: Actor, receiverId: number): Promise<void> {
  await tx.delete(messageDrafts).where(isOf(actor, receiverId));
}
