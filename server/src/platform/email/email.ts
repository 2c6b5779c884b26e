import { product } from "@caseload/contract/product";
import type { EmailContent, EmailLink } from "./email-content.ts";
import type { Email } from "./mailer.ts";
import { asHtml } from "./email-html.ts";

const reason = `You receive this because you have an account at ${product.name}.`;

/** A letter with what stands in every letter's foot. */
export interface CompleteEmail extends Required<Omit<EmailContent, "action" | "unsubscribe" | "toAnybody">> {
  action?: EmailLink;
  unsubscribe?: string;
  /** The site's origin. */
  site: string;
  /** Where one chooses what is sent by e-mail; absolute. Null for people without an account. */
  settings: string | null;
}

function asText(letter: CompleteEmail): string {
  const { greeting, paragraphs, list, action, links, footnote, site, settings, unsubscribe } = letter;
  const steps = [...(action ? [action] : []), ...links].map(({ label, link }) => `${label}:\n${link}`);
  const items = list.map(({ label, note, link }) => `${label}\n${note.replace(/\s+/g, " ")}\n${link}`);
  const foot = [
    `${product.name}, ${site}`,
    footnote,
    ...(unsubscribe === undefined ? [] : [`Stop these e-mails: ${unsubscribe}`]),
    ...(settings === null ? [] : [`Choose what we e-mail you: ${settings}`]),
    product.legal,
  ];
  return [greeting, ...paragraphs, ...items, ...steps, `-- \n${foot.join("\n")}`].join("\n\n");
}

/**
 * A letter in both forms.
 * @param site the site's origin
 */
export function composeEmail(
  content: EmailContent,
  site: string,
): Pick<Email, "subject" | "text" | "html" | "unsubscribe"> {
  const { toAnybody, ...rest } = content;
  const whole = {
    ...rest,
    list: content.list ?? [],
    links: content.links ?? [],
    footnote: content.footnote ?? reason,
    site,
    settings: toAnybody ? null : new URL("/settings/notifications", site).href,
  };
  return {
    subject: content.subject,
    text: asText(whole),
    html: asHtml(whole),
    ...(content.unsubscribe !== undefined && { unsubscribe: content.unsubscribe }),
  };
}
