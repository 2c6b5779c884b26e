import { product } from "@caseload/contract/product";
import type { EmailKind } from "../../../platform/db/schema/sign-in-safety.ts";
import { type EmailContent, looksLikeLink } from "../../../platform/email/email-content.ts";
import type { Claimant } from "./queries.ts";

/** Returns the URL of a page that an email links to. */
const pageUrl = (baseUrl: string, path: string, token?: string): string => {
  const url = new URL(path, baseUrl);
  if (token !== undefined) url.searchParams.set("token", token);
  return url.href;
};
export const verificationLink = (baseUrl: string, token: string) => pageUrl(baseUrl, "/verify-email", token);
export const resetLink = (baseUrl: string, token: string) => pageUrl(baseUrl, "/reset-password", token);

const greetingFor = ({ firstName }: Claimant): string =>
  looksLikeLink(firstName) ? "Hello," : `Hello ${firstName},`;
/** "Robin Hale, paralegal, registered on November 21, 2026" */
const describe = ({ name, userType, createdAt, timeZone }: Claimant): string => {
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(createdAt);
  return `${looksLikeLink(name) ? "a person" : name}, ${userType}, registered on ${day}`;
};

export const verificationContent = (person: Claimant, link: string): EmailContent => ({
  subject: "Confirm your e-mail address",
  greeting: greetingFor(person),
  paragraphs: [
    `An account at ${product.name} names this address: ${describe(person)}.`,
    "Confirm that the address is yours. Until then no notifications are sent to it.",
  ],
  action: { label: "Confirm this address", link },
  footnote:
    "The link works once, for 24 hours. If you did not register, do not use it: the account has no claim to your address without it.",
});

export const addressTakenContent = (owner: Claimant, baseUrl: string): EmailContent => ({
  subject: "You have an account already",
  greeting: greetingFor(owner),
  paragraphs: [
    `Somebody, perhaps you, registered at ${product.name} with this address. It belongs to your account already: ${describe(owner)}. Log in there.`,
  ],
  action: { label: "Log in", link: pageUrl(baseUrl, "/auth") },
  links: [
    { label: "Set a new password, if you have forgotten it", link: pageUrl(baseUrl, "/reset-password") },
  ],
  footnote:
    "If it was not you, do nothing. Your account is unchanged, and nobody else can claim your address.",
});

const resetFootnote =
  "A link works once, for one hour. If you did not ask for it, do nothing: the password stays as it is.";

/** One account gets a button; several that claim an address, none of which proved it, get a link each. */
export function passwordResetContent(choices: readonly { person: Claimant; link: string }[]): EmailContent {
  const [first] = choices;
  const subject = "Set a new password";
  if (first && choices.length === 1)
    return {
      subject,
      greeting: greetingFor(first.person),
      paragraphs: [`Set a new password for your account: ${describe(first.person)}.`],
      action: { label: "Set a new password", link: first.link },
      footnote: resetFootnote,
    };
  return {
    subject,
    greeting: "Hello,",
    paragraphs: [
      "Several accounts name this address, and none of them has confirmed it. The first one whose link you use becomes the one that the address belongs to.",
    ],
    links: choices.map(({ person, link }) => ({ label: `Set a new password: ${describe(person)}`, link })),
    footnote: resetFootnote,
  };
}

export const addressChangeContent = (person: Claimant, link: string): EmailContent => ({
  subject: "Confirm your new e-mail address",
  greeting: greetingFor(person),
  paragraphs: [
    `Your account at ${product.name} is to use this address. Confirm that it is yours; until then everything stays as it is.`,
  ],
  action: { label: "Confirm this address", link },
  footnote: "The link works once, for 24 hours. If you did not ask for this, do nothing.",
});

type NoticeKind = Exclude<EmailKind, "prove_address" | "reset_password" | "change_address">;

const notices: Record<NoticeKind, { subject: string; text: string }> = {
  password_changed: {
    subject: "Your password was changed",
    text: "The password of your account was changed, and every other session was signed out.",
  },
  password_reset: {
    subject: "Your password was reset",
    text: "A new password was set by a link sent to this address, and every session was signed out.",
  },
  address_changing: {
    subject: "Your e-mail address is about to change",
    text: "Somebody who knows your password asked to use another e-mail address for your account. It changes when the link in the letter to that address is used.",
  },
  two_factor_on: {
    subject: "Two-factor authentication is on",
    text: "Signing in to your account now takes a code of your authenticator app, and every other session was signed out.",
  },
  two_factor_off: {
    subject: "Two-factor authentication is off",
    text: "Signing in to your account no longer takes a code.",
  },
  recovery_codes_renewed: {
    subject: "Your recovery codes were replaced",
    text: "Ten new recovery codes were made for your account. The old ones work no longer.",
  },
};

/** Informs the owner of an account about a security-relevant change. */
export const securityNoticeContent = (kind: NoticeKind, person: Claimant, baseUrl: string): EmailContent => ({
  subject: notices[kind].subject,
  greeting: greetingFor(person),
  paragraphs: [
    notices[kind].text,
    "If this was you, there is nothing to do. If not, set a new password at once.",
  ],
  action: { label: "Set a new password", link: pageUrl(baseUrl, "/reset-password") },
});
