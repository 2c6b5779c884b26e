import type { ContactEvent } from "@caseload/contract/staff/contact-messages";
import type { ContactStatus, ContactTopic } from "@caseload/contract/staff/contact-topics";
import { index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import { instant, reference } from "./columns.ts";
import { users } from "./accounts.ts";

/** Messages from the contact form. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: serial().primaryKey(),
    topic: text().$type<ContactTopic>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    status: text().$type<ContactStatus>().notNull().default("open"),
    /** The signed-in sender; null after the account is deleted. */
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("contact_messages_status").on(table.status, table.id)],
);

/** Actions of staff on contact messages. Append-only, enforced by a trigger. */
export const contactEvents = pgTable(
  "contact_events",
  {
    id: serial().primaryKey(),
    contactMessageId: reference("contact_message_id", () => contactMessages.id),
    event: text().$type<ContactEvent>().notNull(),
    /** No foreign key: the record stays unchanged when the account is deleted. */
    staffId: integer("staff_id").notNull(),
    staffName: text("staff_name").notNull(),
    /** The reply. */
    text: text(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("contact_events_message").on(table.contactMessageId, table.id)],
);
