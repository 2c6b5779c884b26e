import { product } from "@caseload/contract/product";
import { contactTopicLabels, type ContactTopic } from "@caseload/contract/staff/contact-topics";
import { z } from "zod";
import type { EmailContent } from "../../../platform/email/email-content.ts";
import { composeEmail } from "../../../platform/email/email.ts";
import { deliverEmail, inSeconds } from "../../../platform/email/deliver-email.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { EmailDeps } from "../../notifications/notifications/send-email.ts";
import { findContactAnswer, findContactMessage } from "./queries.ts";
import { ticketNumberOf } from "./ticket.ts";

interface OutgoingEmail {
  key: string;
  to: { name: string; address: string };
  content: EmailContent;
  date: Date;
}

/** Returns the seconds until the mailbox may get the email. Staff see in their queue what could not be delivered. */
const send = (deps: EmailDeps, { key, to, content, date }: OutgoingEmail): Promise<number> =>
  deliverEmail(deps, { key, to, ...composeEmail(content, deps.config.baseUrl), date }, {});

export const receiptKey = ({ id }: { id: number }): string => `contact-message-${id}`;

/**
 * The receipt for a message. It repeats nothing of the message, so that the form cannot be used to send text to other
 * people's addresses.
 */
const receiptEmail = (ticket: string, { topic }: { topic: ContactTopic }): EmailContent => ({
  subject: `We received your message (${ticket})`,
  greeting: "Hello,",
  paragraphs: [
    `We received your message to ${product.name}. Your ticket number is ${ticket}. Topic: ${contactTopicLabels[topic]}.`,
    "We'll review it and reply to this address.",
  ],
  footnote:
    "You're receiving this because this address was entered in our contact form. If that wasn't you, ignore this email.",
  toNonMember: true,
});

/** The staff's answer; empty lines separate paragraphs. */
const answerEmail = (
  ticket: string,
  { name }: { name: string },
  { staffName, text, contactPage }: { staffName: string; text: string; contactPage: string },
): EmailContent => ({
  subject: `Your message to ${product.name} (${ticket})`,
  greeting: `Hello ${name},`,
  paragraphs: [
    ...text.split(/\r?\n\s*\r?\n/).map((paragraph) => paragraph.trim()),
    `${staffName}, ${product.name}`,
  ],
  action: { label: "Contact Us Again", link: contactPage },
  footnote: `This is our reply to your message ${ticket}. Replies to this email aren't read. If you contact us again, include the ticket number.`,
  toNonMember: true,
});

/** Sends a receipt to the sender of a message. */
export const sendContactReceipt = defineTask<{ contactMessageId: number }, EmailDeps>(
  "send-contact-receipt",
  { payload: z.object({ contactMessageId: z.int().positive() }) },
  async ({ contactMessageId }, deps) => {
    const message = await findContactMessage(deps.db, contactMessageId);
    if (!message) return;
    const seconds = await send(deps, {
      key: receiptKey(message),
      to: { name: "", address: message.email },
      content: receiptEmail(ticketNumberOf(message), message),
      date: message.createdAt,
    });
    if (seconds > 0) await enqueue(deps.db, sendContactReceipt, { contactMessageId }, inSeconds(seconds));
  },
);

/** Sends the staff's answer to the sender of a message. */
export const sendContactAnswer = defineTask<{ contactEventId: number }, EmailDeps>(
  "send-contact-answer",
  { payload: z.object({ contactEventId: z.int().positive() }) },
  async ({ contactEventId }, deps) => {
    const found = await findContactAnswer(deps.db, contactEventId);
    if (!found || found.answer.text === null) return;
    const { message, answer } = found;
    const details = {
      staffName: answer.staffName,
      text: found.answer.text,
      contactPage: new URL("/contact", deps.config.baseUrl).href,
    };
    const seconds = await send(deps, {
      key: `contact-answer-${answer.id}`,
      to: { name: message.name, address: message.email },
      content: answerEmail(ticketNumberOf(message), message, details),
      date: answer.createdAt,
    });
    if (seconds > 0) await enqueue(deps.db, sendContactAnswer, { contactEventId }, inSeconds(seconds));
  },
);
