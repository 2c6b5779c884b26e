import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/** Millisecond precision, so that a page cursor identifies a row exactly. */
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const userReference = (name: string) =>
  integer(name)
    .notNull()
    .references(() => users.id);

/** Conversations of two users; one row per pair, the smaller id first. */
export const conversations = pgTable(
  "conversations",
  {
    id: serial().primaryKey(),
    lowUserId: userReference("low_user_id"),
    highUserId: userReference("high_user_id"),
    openedById: userReference("opened_by_id"),
    createdAt: instant("created_at").notNull(),
    lastMessageAt: instant("last_message_at").notNull(),
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
    conversationId: integer("conversation_id")
      .notNull()
      .references(() => conversations.id),
    senderId: userReference("sender_id"),
    receiverId: userReference("receiver_id"),
    content: text().notNull(),
    /** Idempotency key of the sender's request. */
    clientKey: uuid("client_key"),
    createdAt: instant("created_at").notNull(),
    readAt: instant("read_at"),
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
