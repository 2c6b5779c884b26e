import type { ContactFile, ContactMessage } from "@caseload/contract/staff/contact-messages";
import type { ContactEventRow, ContactMessageRow } from "./queries.ts";
import { ticketNumberOf } from "./ticket.ts";

export function presentContactMessage(row: ContactMessageRow): ContactMessage {
  return {
    id: row.id,
    ticket: ticketNumberOf(row),
    topic: row.topic,
    name: row.name,
    email: row.email,
    message: row.message,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    userId: row.userId,
  };
}

export function presentContactFile(row: ContactMessageRow, events: readonly ContactEventRow[]): ContactFile {
  return {
    ...presentContactMessage(row),
    history: events.map(({ id, event, staffName, text, createdAt }) => ({
      id,
      event,
      staffName,
      text,
      at: createdAt.toISOString(),
    })),
  };
}
