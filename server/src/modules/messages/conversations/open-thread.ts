import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { messages } from "../../../platform/db/schema/messages.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { readNotificationsAbout } from "../../notifications/notifications/read-notifications.ts";
import { threadUrl } from "./notices.ts";
import { canWriteTo } from "./policy.ts";
import { type Correspondent, findCorrespondent, lockConversation } from "./queries.ts";

/** Marks the other person's messages as read. The lock serializes two tabs. */
async function markRead(db: Db, actor: Actor, otherId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, actor.id, otherId);
    if (!conversation) return;
    const read = await tx
      .update(messages)
      .set({ readAt: now })
      .where(
        and(
          eq(messages.receiverId, actor.id),
          eq(messages.conversationId, conversation.id),
          isNull(messages.readAt),
        ),
      )
      .returning({ id: messages.id });
    if (read.length === 0) return;
    await readNotificationsAbout(
      tx,
      { userId: actor.id, type: "message", actionUrl: threadUrl(otherId) },
      now,
    );
    await announce(tx, { to: [actor.id, otherId], topics: ["messages"] });
  });
}

/**
 * Opens the conversation with a person and marks it as read. Returns the person. The thread is empty when the viewer may
 * write to the person but neither has.
 * @throws HttpError 404 for anyone else, including oneself
 */
export async function openThread(db: Db, actor: Actor, userId: number, now: Date): Promise<Correspondent> {
  const other = userId === actor.id ? undefined : await findCorrespondent(db, actor.id, userId);
  if (!other || other.isOutOfReach || !canWriteTo(actor, other))
    throw notFound(errorMessages.conversationNotFound);
  if (other.hasUnread) await markRead(db, actor, other.id, now);
  return other;
}
