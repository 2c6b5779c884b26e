import { contactEndpoints } from "@caseload/contract/staff/contact-messages";
import type { ContactForm } from "@caseload/contract/staff/contact-messages";
import { contactTopicLabels } from "@caseload/contract/staff/contact-topics";
import type { Db } from "../../../platform/db/database.ts";
import { contactMessages } from "../../../platform/db/schema/contact.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { mayEmail } from "../../../platform/email/count-email.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { listStaffIds } from "../../../platform/staff-log/list-staff-ids.ts";
import { receiptKey, sendContactReceipt } from "./send-contact-emails.ts";
import { ticketNumberOf } from "./ticket.ts";

/**
 * Stores a message, enqueues its receipt and notifies the staff. Without a receipt, which repeats what
 * the page shows, when the mailbox has received its share of the hour. Returns the ticket number.
 */
export async function sendContactMessage(
  db: Db,
  { topic, name, email, message }: ContactForm,
  userId: number | null,
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(contactMessages)
      .values({ topic, name, email, message, userId, createdAt: now })
      .returning({ id: contactMessages.id, createdAt: contactMessages.createdAt });
    if (!stored) throw new Error("The message was not stored.");
    const ticket = ticketNumberOf(stored);
    if (await mayEmail(tx, { key: receiptKey(stored), address: email }))
      await enqueue(tx, sendContactReceipt, { contactMessageId: stored.id });
    const notice = {
      type: "system",
      title: `New message: ${contactTopicLabels[topic]}`,
      message: `${name} sent a message (${ticket}).`,
      priority: "medium",
      actionUrl: `/staff/contact/${stored.id}`,
    } as const;
    for (const staffId of await listStaffIds(tx))
      await notify(tx, { userId: staffId, ...notice }, contactEndpoints.sendContactMessage.changes, now);
    return ticket;
  });
}
