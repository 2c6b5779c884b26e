import { messageEndpoints } from "@caseload/contract/messages/messages";
import type { newMessage } from "@caseload/contract/messages/messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { conversations, messages } from "../../../platform/db/schema/messages.ts";
import { requireConfirmedEmail } from "../../../platform/http/confirmed-email.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, forbidden, notFound, HttpError } from "../../../platform/http/http-error.ts";
import { notifyOnce } from "../../notifications/notifications/notify.ts";
import { recordAnswer } from "../../jobs/response-times/record-answer.ts";
import { messageNotice } from "./notices.ts";
import { dropMessageDraft } from "./message-drafts.ts";
import { openConversation } from "./open-conversation.ts";
import { canWriteTo } from "./policy.ts";
import { findByClientKey, findCorrespondent, type MessageRow } from "./queries.ts";
import { blockErrorMessages } from "@caseload/contract/messages/block-messages";
import { findBlock } from "../blocks/queries.ts";

type NewMessage = z.output<typeof newMessage>;

/**
 * The message that an earlier request stored with the same client key.
 * @throws HttpError 409 when that message was another one
 */
async function findRepeated(tx: Tx, actor: Actor, input: NewMessage): Promise<MessageRow | undefined> {
  if (input.clientKey === undefined) return undefined;
  const earlier = await findByClientKey(tx, actor.id, input.clientKey);
  if (earlier && (earlier.receiverId !== input.receiverId || earlier.content !== input.content))
    throw conflict(errorMessages.moveNotPossible);
  return earlier;
}

/** Under the conversation's lock, so that ids and times are in the same order. Undefined when the key is taken. */
async function insertMessage(
  tx: Tx,
  actor: Actor,
  input: NewMessage,
  now: Date,
): Promise<MessageRow | undefined> {
  const conversation = await openConversation(tx, actor.id, input.receiverId, now);
  const at = conversation.lastMessageAt > now ? conversation.lastMessageAt : now;
  const [message] = await tx
    .insert(messages)
    .values({ ...input, conversationId: conversation.id, senderId: actor.id, createdAt: at })
    .onConflictDoNothing({ target: [messages.senderId, messages.clientKey] })
    .returning();
  if (message)
    await tx.update(conversations).set({ lastMessageAt: at }).where(eq(conversations.id, conversation.id));
  return message;
}

/**
 * Sends a message, once per clientKey: a repeated request returns the message that the first one stored.
 * @throws HttpError 404 when there is no such person, 403 when they may not write to each other or a first message
 * lacks a confirmed address, 429 beyond the daily limit of new conversations
 */
export async function sendMessage(
  { db, config }: Pick<Deps, "db" | "config">,
  actor: Actor,
  input: NewMessage,
  now: Date,
): Promise<MessageRow> {
  if (input.receiverId === actor.id) throw new HttpError(400, errorMessages.noRecipient);
  return db.transaction(async (tx) => {
    const repeated = await findRepeated(tx, actor, input);
    if (repeated) return repeated;
    const receiver = await findCorrespondent(tx, actor.id, input.receiverId);
    if (!receiver || receiver.hasLeft) throw notFound(errorMessages.userNotFound);
    if (receiver.isOutOfReach && (await findBlock(tx, actor.id, receiver.id)))
      throw forbidden(blockErrorMessages.blockedByYou);
    if (receiver.isOutOfReach || !canWriteTo(actor, receiver)) throw forbidden(errorMessages.noReasonToWrite);
    if (receiver.conversationId === null) requireConfirmedEmail(config, actor);
    const message = await insertMessage(tx, actor, input, now);
    if (!message) {
      const first = await findRepeated(tx, actor, input);
      if (!first) throw new Error("The message was not stored.");
      return first;
    }
    await dropMessageDraft(tx, actor, receiver.id);
    if (actor.firmId !== null)
      await recordAnswer(tx, { firmId: actor.firmId, paralegalId: receiver.id }, now);
    await notifyOnce(tx, messageNotice(actor, receiver.id, message.content), ["messages"], now);
    await announce(tx, { to: [actor.id], topics: messageEndpoints.sendMessage.changes });
    return message;
  });
}
