import { contactTopicLabels, type ContactTopic } from "@caseload/contract/staff/contact-topics";
import { product } from "@caseload/contract/product";
import type { EmailContent } from "../../../platform/email/email-content.ts";

interface Written {
  topic: ContactTopic;
  name: string;
}

/**
 * Says that a message arrived. It repeats nothing of what was typed into the form: whoever names a stranger's address
 * there must not be able to send that stranger words.
 */
export const receiptEmail = (ticket: string, { topic }: Pick<Written, "topic">): EmailContent => ({
  subject: `We received your message (${ticket})`,
  greeting: "Hello,",
  paragraphs: [
    `Your message to ${product.name} has arrived under the number ${ticket}. Topic: ${contactTopicLabels[topic]}.`,
    "Somebody will read it and answer to this address.",
  ],
  footnote:
    "You receive this because this address was entered in our contact form. If that was not you, there is nothing to do.",
  toAnybody: true,
});

/** What staff wrote, paragraph by paragraph. */
export const answerEmail = (
  ticket: string,
  { name }: Pick<Written, "name">,
  { staffName, text, contactPage }: { staffName: string; text: string; contactPage: string },
): EmailContent => ({
  subject: `Your message to ${product.name} (${ticket})`,
  greeting: `Hello ${name},`,
  paragraphs: [
    ...text.split(/\r?\n\s*\r?\n/).map((paragraph) => paragraph.trim()),
    `${staffName}, ${product.name}`,
  ],
  action: { label: "Write to us again", link: contactPage },
  footnote: `This answers your message ${ticket}. Replies to this address are not read; please name the number when you write again.`,
  toAnybody: true,
});
