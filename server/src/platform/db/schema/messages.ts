import { sql } from "drizzle-orm";
import { check, index, pgTable, serial, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instantMs, reference } from "./columns.ts";
import { users } from "./accounts.ts";

const userReference = (name: string) => reference(name, () => users.id);

/** Conversations of two users; one row per pair, the smaller id first. */
export const conversations = pgTable(
  "conversations",
  {
    id: serial().primaryKey(),
    lowUserId: userReference("low_user_id"),
    highUserId: userReference("high_user_id"),
    openedById: userReference("opened_by_id"),
    createdAt: instantMs("created_at").notNull(),
    lastMessageAt: instantMs("last_message_at").notNull(),
  },
  (table) => [
    uniqueIndex("conversations_pair").on(table.lowUserId, table.highUserId),
    index("conversations_high").on(table.highUserId, table.lastMessageAt),
    index("conversations_low").on(table.lowUserId, table.lastMessageAt),
    index("conversations_opened").on(table.openedById, table.createdAt),
    check("conversations_order", sql`low_user_id < high_user_id`),
  ],
);

export const messages = pgTable(
  "messages",
  {
    id: serial().primaryKey(),
    conversationId: reference("conversation_id", () => conversations.id),
    senderId: userReference("sender_id"),
    receiverId: userReference("receiver_id"),
    content: text().notNull(),
    /** Idempotency key of the sender's request. */
    clientKey: uuid("client_key"),
    createdAt: instantMs("created_at").notNull(),
    readAt: instantMs("read_at"),
  },
  (table) => [
    index("messages_conversation").on(table.conversationId, table.id),
    uniqueIndex("messages_client_key").on(table.senderId, table.clientKey),
    index("messages_unread")
      .on(table.receiverId, table.conversationId)
      .where(sql`read_at is null`),
    // Words and both user ids in one index, so that a search intersects them before it reads rows.
    index("messages_search").using("gin", sql`message_words(content, sender_id, receiver_id)`),
  ],
);
