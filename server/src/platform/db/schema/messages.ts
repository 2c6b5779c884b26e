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

/** Milliseconds, so that a page cursor names a row exactly. */
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const person = (name: string) =>
  integer(name)
    .notNull()
    .references(() => users.id);

/** Two people who write to each other; one row a pair, the smaller id first. */
export const conversations = pgTable(
  "conversations",
  {
    id: serial().primaryKey(),
    lowUserId: person("low_user_id"),
    highUserId: person("high_user_id"),
    openedById: person("opened_by_id"),
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
    senderId: person("sender_id"),
    receiverId: person("receiver_id"),
    content: text().notNull(),
    /** The sender's own key for the message; a repeated request finds it here. */
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
    // The words with the two people, so that a search crosses them before it reads a row.
    index("messages_search").using("gin", sql`message_words(content, sender_id, receiver_id)`),
  ],
);
