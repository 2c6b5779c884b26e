import type { ContactStatus } from "@caseload/contract/staff/contact-topics";
import { and, asc, desc, eq, lt } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { type Cursor, decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { contactEvents, contactMessages } from "../../../platform/db/schema/contact.ts";

export type ContactMessageRow = typeof contactMessages.$inferSelect;
export type ContactEventRow = typeof contactEvents.$inferSelect;

const cursorOf = (row: ContactMessageRow): Cursor => ({ at: null, id: row.id });

interface ContactMessageQuery {
  status?: ContactStatus | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Messages, newest first. */
export async function listContactMessages(db: Reader, { status, limit, cursor: after }: ContactMessageQuery) {
  const cursor = decodeCursor(after);
  const rows = await db
    .select()
    .from(contactMessages)
    .where(
      and(
        status && eq(contactMessages.status, status),
        cursor ? lt(contactMessages.id, cursor.id) : undefined,
      ),
    )
    .orderBy(desc(contactMessages.id))
    .limit(pageSize(limit));
  return toPage(rows, limit, cursorOf);
}

export async function findContactMessage(db: Reader, id: number): Promise<ContactMessageRow | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
}

/** A message's history, oldest first. */
export const listContactEvents = (db: Reader, id: number): Promise<ContactEventRow[]> =>
  db
    .select()
    .from(contactEvents)
    .where(eq(contactEvents.contactMessageId, id))
    .orderBy(asc(contactEvents.id));

/** An answer and its message. */
export async function findContactAnswer(db: Reader, eventId: number) {
  const [row] = await db
    .select({ message: contactMessages, answer: contactEvents })
    .from(contactEvents)
    .innerJoin(contactMessages, eq(contactMessages.id, contactEvents.contactMessageId))
    .where(eq(contactEvents.id, eventId));
  return row;
}
