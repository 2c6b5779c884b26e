import { product } from "@caseload/contract/product";
import type { EmailContent, EmailLink } from "./email-content.ts";
import type { Email } from "./mailer.ts";
import { renderEmailHtml } from "./email-html.ts";

const defaultFootnote = `You're receiving this because you have an account with ${product.name}.`;

/** An email's content with the footer of every email. */
export interface CompleteEmail extends Required<
  Omit<EmailContent, "action" | "unsubscribe" | "toNonMember">
> {
  action?: EmailLink;
  unsubscribe?: string;
  /** The site's origin. */
  site: string;
  /** Absolute URL of the notification settings; null for recipients without an account. */
  settings: string | null;
}

function renderEmailText(email: CompleteEmail): string {
  const { greeting, paragraphs, list, action, links, footnote, site, settings, unsubscribe } = email;
  const steps = [...(action ? [action] : []), ...links].map(({ label, link }) => `${label}:\n${link}`);
  const items = list.map(({ label, note, link }) => `${label}\n${note.replace(/\s+/g, " ")}\n${link}`);
  const footer = [
    `${product.name}, ${site}`,
    footnote,
    ...(unsubscribe === undefined ? [] : [`Stop these emails: ${unsubscribe}`]),
    ...(settings === null ? [] : [`Choose what we email you: ${settings}`]),
    product.legal,
  ];
  return [greeting, ...paragraphs, ...items, ...steps, `-- \n${footer.join("\n")}`].join("\n\n");
}

/**
 * Renders an email as text and HTML.
 * @param site the site's origin
 */
export function composeEmail(
  content: EmailContent,
  site: string,
): Pick<Email, "subject" | "text" | "html" | "unsubscribe"> {
  const { toNonMember, ...rest } = content;
  const complete = {
    ...rest,
    list: content.list ?? [],
    links: content.links ?? [],
    footnote: content.footnote ?? defaultFootnote,
    site,
    settings: toNonMember ? null : new URL("/settings/notifications", site).href,
  };
  return {
    subject: content.subject,
    text: renderEmailText(complete),
    html: renderEmailHtml(complete),
    ...(content.unsubscribe !== undefined && { unsubscribe: content.unsubscribe }),
  };
}
