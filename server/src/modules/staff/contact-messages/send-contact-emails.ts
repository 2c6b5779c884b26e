import { z } from "zod";
import type { EmailContent } from "../../../platform/email/email-content.ts";
import { composeEmail } from "../../../platform/email/email.ts";
import { Undeliverable } from "../../../platform/email/mailer.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import type { EmailDeps } from "../../notifications/notifications/send-email.ts";
import { answerEmail, receiptEmail } from "./contact-emails.ts";
import { findContactAnswer, findContactMessage } from "./queries.ts";
import { ticketOf } from "./ticket.ts";

interface Post {
  key: string;
  to: { name: string; address: string };
  content: EmailContent;
  date: Date;
}

/** A mailbox that does not exist is no reason to try again: staff see the message in their queue all the same. */
async function post({ mailer, config }: EmailDeps, { key, to, content, date }: Post): Promise<void> {
  try {
    await mailer.send({ key, to, ...composeEmail(content, config.baseUrl), date });
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
  }
}

/** Tells whoever wrote to us that it arrived. */
export const sendContactReceipt = defineTask<{ contactMessageId: number }, EmailDeps>(
  "send-contact-receipt",
  { payload: z.object({ contactMessageId: z.int().positive() }) },
  async ({ contactMessageId }, deps) => {
    const message = await findContactMessage(deps.db, contactMessageId);
    if (!message) return;
    await post(deps, {
      key: `contact-message-${message.id}`,
      to: { name: "", address: message.email },
      content: receiptEmail(ticketOf(message), message),
      date: message.createdAt,
    });
  },
);

/** Sends an answer of the staff. */
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
    await post(deps, {
      key: `contact-answer-${answer.id}`,
      to: { name: message.name, address: message.email },
      content: answerEmail(ticketOf(message), message, details),
      date: answer.createdAt,
    });
  },
);
