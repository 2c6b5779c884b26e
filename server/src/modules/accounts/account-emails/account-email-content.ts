import { product } from "@caseload/contract/product";
import type { EmailKind } from "../../../platform/db/schema/sign-in-safety.ts";
import { type EmailContent, looksLikeLink } from "../../../platform/email/email-content.ts";
import type { Recipient } from "./queries.ts";

/** Returns the URL of a page that an email links to. */
const pageUrl = (baseUrl: string, path: string, token?: string): string => {
  const url = new URL(path, baseUrl);
  if (token !== undefined) url.searchParams.set("token", token);
  return url.href;
};
export const verificationLink = (baseUrl: string, token: string) => pageUrl(baseUrl, "/verify-email", token);
export const resetLink = (baseUrl: string, token: string) => pageUrl(baseUrl, "/reset-password", token);

const greetingFor = ({ firstName }: Recipient): string =>
  looksLikeLink(firstName) ? "Hello," : `Hello ${firstName},`;
/** "Robin Hale, paralegal, registered on November 21, 2026" */
const describe = ({ name, userType, createdAt, timeZone }: Recipient): string => {
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone }).format(createdAt);
  return `${looksLikeLink(name) ? "a person" : name}, ${userType}, registered on ${day}`;
};

export const verificationContent = (person: Recipient, link: string): EmailContent => ({
  subject: "Confirm your email address",
  greeting: greetingFor(person),
  paragraphs: [
    `A ${product.name} account was created with this address: ${describe(person)}.`,
    "Confirm your address to receive notifications and to apply, post, message and sign.",
  ],
  action: { label: "Confirm Email Address", link },
  footnote:
    "The link works once, expires after 24 hours, and asks you to sign in. If you didn't create this account, ignore this email, or reset the password to make the account yours.",
});

export const passwordResetContent = (person: Recipient, link: string): EmailContent => ({
  subject: "Set a new password",
  greeting: greetingFor(person),
  paragraphs: [
    `Set a new password for your account: ${describe(person)}.`,
    "Setting a new password signs you out on every device, removes your passkeys and turns off your calendar link.",
  ],
  action: { label: "Set a New Password", link },
  footnote:
    "The link works once and expires after 2 hours. If you didn't ask for it, ignore this email: your password stays the same.",
});

export const addressChangeContent = (person: Recipient, link: string): EmailContent => ({
  subject: "Confirm your new email address",
  greeting: greetingFor(person),
  paragraphs: [
    `Your ${product.name} account will use this address once you confirm it. Until then nothing changes.`,
  ],
  action: { label: "Confirm Email Address", link },
  footnote: "The link works once and expires after 24 hours. If you didn't ask for this, ignore this email.",
});

type NoticeKind = Exclude<EmailKind, "prove_address" | "reset_password" | "change_address">;

const notices: Record<NoticeKind, { subject: string; text: string }> = {
  password_changed: {
    subject: "Your password was changed",
    text: "Your password was changed. You were signed out everywhere else, and your calendar link no longer works. Your passkeys still work. In Settings, remove any you don't recognize.",
  },
  password_reset: {
    subject: "Your password was reset",
    text: "Your password was reset with a link sent to this address. You were signed out everywhere, your passkeys were removed, and your calendar link no longer works.",
  },
  address_changing: {
    subject: "Your email address is about to change",
    text: "Someone used your password to request a new email address for your account. It changes once the new address is confirmed.",
  },
  two_factor_on: {
    subject: "Two-factor authentication is on",
    text: "Signing in to your account now requires a code from your authenticator app. You were signed out everywhere else.",
  },
  two_factor_off: {
    subject: "Two-factor authentication is off",
    text: "Signing in to your account no longer requires a code.",
  },
  recovery_codes_renewed: {
    subject: "Your recovery codes were replaced",
    text: "Your recovery codes were replaced with 10 new ones. The old ones no longer work.",
  },
  passkey_added: {
    subject: "A passkey was added to your account",
    text: "A passkey was added to your account. It lets you sign in without a password or a code. Resetting your password removes it.",
  },
  passkey_removed: {
    subject: "A passkey was removed from your account",
    text: "A passkey was removed from your account and no longer works.",
  },
};

/** Informs the owner of an account about a security-relevant change. */
export const securityNoticeContent = (
  kind: NoticeKind,
  person: Recipient,
  baseUrl: string,
): EmailContent => ({
  subject: notices[kind].subject,
  greeting: greetingFor(person),
  paragraphs: [
    notices[kind].text,
    "If this was you, you don't need to do anything. If not, set a new password right away.",
  ],
  action: { label: "Set a New Password", link: pageUrl(baseUrl, "/reset-password") },
});
