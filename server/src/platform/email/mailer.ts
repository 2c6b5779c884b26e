import { product } from "@caseload/contract/product";
import nodemailer from "nodemailer";
import type { Config } from "../config.ts";
import { outbox } from "./outbox.ts";

/** An e-mail in both forms. */
export interface Email {
  /** Names the e-mail for good: sent again after a crash, it is known as the same one. */
  key: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  date: Date;
  /** Where letters like this one are stopped; absolute. */
  unsubscribe?: string;
  attachments?: readonly Attachment[];
}

export interface Attachment {
  filename: string;
  content: Buffer;
  /** Media type. */
  contentType: string;
}

/** The mail server will never take this e-mail for this address: there is nothing to try again. */
export class Undeliverable extends Error {}

export interface Mailer {
  /**
   * Resolves when the mail server, or the disk, has taken it over.
   * @throws Undeliverable when the recipient is refused for good (RFC 5321: 5yz)
   */
  send: (email: Email) => Promise<void>;
  close: () => void;
}

/** Milliseconds of silence after which a mail server counts as down. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Mail servers often accept their own account as the sender only. */
function senderOf({ smtpUrl, baseUrl }: Config): { name: string; address: string } {
  const account = smtpUrl === undefined ? "" : decodeURIComponent(new URL(smtpUrl).username);
  const address = account.includes("@") ? account : `no-reply@${new URL(baseUrl).hostname}`;
  return { name: product.name, address };
}

/** Nothing that would end a header. */
const onOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** Whether the recipient was refused for good; a refused sign-in or sender is the site's own trouble and may pass. */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === "EENVELOPE" &&
  "command" in error &&
  error.command === "RCPT TO" &&
  "responseCode" in error &&
  Number(error.responseCode) >= 500;

/** What nodemailer is told of an e-mail. */
function envelopeOf(email: Email, config: Config) {
  const { key, unsubscribe, attachments = [], ...rest } = email;
  return {
    ...rest,
    attachments: [...attachments],
    to: { ...email.to, name: onOneLine(email.to.name) },
    subject: onOneLine(email.subject),
    from: senderOf(config),
    messageId: `<${key}@${new URL(config.baseUrl).hostname}>`,
    headers: {
      // Out-of-office answers help nobody here.
      "Auto-Submitted": "auto-generated",
      ...(unsubscribe !== undefined && {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}

/** Sends over SMTP when SMTP_URL is set; otherwise every e-mail becomes a file in the outbox folder. */
export function createMailer(config: Config): Mailer {
  if (config.smtpUrl === undefined) {
    const file = outbox(config.dataDir);
    const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
    return {
      async send(email) {
        const { message } = await composer.sendMail(envelopeOf(email, config));
        await file(email, message);
      },
      close: () => composer.close(),
    };
  }
  const transport = nodemailer.createTransport({ url: config.smtpUrl, ...patience });
  return {
    async send(email) {
      try {
        await transport.sendMail(envelopeOf(email, config));
      } catch (error) {
        throw isRefusedForGood(error) ? new Undeliverable(`Refused for good: ${email.key}`) : error;
      }
    },
    close: () => transport.close(),
  };
}
