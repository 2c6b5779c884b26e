import { messageEndpoints } from "@caseload/contract/messages/messages";
import type { letter } from "@caseload/contract/messages/messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { conversations, messages } from "../../../platform/db/schema/messages.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, forbidden, notFound, HttpError } from "../../../platform/http/http-error.ts";
import { notifyOnce } from "../../notifications/notifications/notify.ts";
import { recordAnswer } from "../../jobs/response-times/record-answer.ts";
import { newMessage } from "./notices.ts";
import { openConversation } from "./open-conversation.ts";
import { canWriteTo } from "./policy.ts";
import { findByClientKey, findCorrespondent, type MessageRow } from "./queries.ts";

type Letter = z.output<typeof letter>;

/** The message that an earlier request with the same key stored; a key belongs to one message for good. */
async function findRepeated(tx: Tx, actor: Actor, given: Letter): Promise<MessageRow | undefined> {
  if (given.clientKey === undefined) return undefined;
  const earlier = await findByClientKey(tx, actor.id, given.clientKey);
  if (earlier && (earlier.receiverId !== given.receiverId || earlier.content !== given.content))
    throw conflict(errorMessages.moveNotPossible);
  return earlier;
}

/** Under the conversation's lock, so that ids and times rise together. Undefined when the key is taken. */
async function store(tx: Tx, actor: Actor, given: Letter, now: Date): Promise<MessageRow | undefined> {
  const conversation = await openConversation(tx, actor.id, given.receiverId, now);
  const at = conversation.lastMessageAt > now ? conversation.lastMessageAt : now;
  const [message] = await tx
    .insert(messages)
    .values({ ...given, conversationId: conversation.id, senderId: actor.id, createdAt: at })
    .onConflictDoNothing({ target: [messages.senderId, messages.clientKey] })
    .returning();
  if (message)
    await tx.update(conversations).set({ lastMessageAt: at }).where(eq(conversations.id, conversation.id));
  return message;
}

/**
 * Sends a message, once for each clientKey: a repeated request answers the message that the first one stored.
 * @throws HttpError 404 without such a person, 403 without a reason to write, 429 beyond the day's new conversations
 */
export async function sendMessage(db: Db, actor: Actor, given: Letter, now: Date): Promise<MessageRow> {
  if (given.receiverId === actor.id) throw new HttpError(400, errorMessages.noRecipient);
  return db.transaction(async (tx) => {
    const repeated = await findRepeated(tx, actor, given);
    if (repeated) return repeated;
    const receiver = await findCorrespondent(tx, actor.id, given.receiverId);
    if (!receiver || receiver.hasLeft) throw notFound(errorMessages.userNotFound);
    if (!canWriteTo(actor, receiver)) throw forbidden(errorMessages.noReasonToWrite);
    const message = await store(tx, actor, given, now);
    if (!message) {
      const first = await findRepeated(tx, actor, given);
      if (!first) throw new Error("The message was not stored.");
      return first;
    }
    if (actor.firmId !== null)
      await recordAnswer(tx, { firmId: actor.firmId, paralegalId: receiver.id }, now);
    await notifyOnce(tx, newMessage(actor, receiver.id, message.content), ["messages"], now);
    await announce(tx, { to: [actor.id], topics: messageEndpoints.sendMessage.changes });
    return message;
  });
}
