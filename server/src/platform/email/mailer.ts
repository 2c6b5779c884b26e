import nodemailer from "nodemailer";
import { product } from "@caseload/contract/product";
import type { Config } from "../config.ts";
import { type CalendarEvent, renderInvitation } from "../icalendar.ts";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** The folder for emails while no mail server is configured. */
export const outboxFolder = (dataDir: string): string => join(dataDir, "outbox");

/** Emails kept in the outbox folder. */
const maxOutbox = 1_000;

/** Deletes the oldest emails. Their names start with the date. */
async function limitOutbox(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  const surplus = names.toSorted().slice(0, Math.max(0, names.length - maxOutbox));
  await Promise.all(surplus.map((name) => rm(join(folder, name), { force: true })));
}

/**
 * Writes emails as .eml files, one per key, so that a repeated write replaces the file. Only the owner can read the
 * folder, because emails contain personal data.
 */
function openOutbox(dataDir: string) {
  const folder = outboxFolder(dataDir);
  return async ({ key, date }: { key: string; date: Date }, content: Buffer | Readable): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${date.toISOString().replaceAll(":", "-")}-${key}.eml`;
    const unfinished = join(folder, `.${name}.part`);
    await writeFile(unfinished, content, { mode: 0o600 });
    await rename(unfinished, join(folder, name));
    await limitOutbox(folder);
  };
}

/** An email as text and HTML. */
export interface Email {
  /** Permanent identifier. It becomes the Message-ID, so that an email sent twice after a crash is recognized. */
  key: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  date: Date;
  /** Absolute URL that unsubscribes from such emails. */
  unsubscribe?: string;
  attachments?: readonly Attachment[];
  /** Asks the recipient's calendar to add, change or remove an event. */
  event?: CalendarEvent;
  /** Further events, attached as files, because an email asks for one change. */
  otherEvents?: readonly CalendarEvent[];
}

export interface Attachment {
  filename: string;
  content: Buffer;
  /** Media type. */
  contentType: string;
}

/** The mail server rejected the recipient permanently; retrying is useless. */
export class Undeliverable extends Error {}

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the email, or it is on disk.
   * @throws Undeliverable when the recipient is rejected permanently (RFC 5321: 5yz)
   */
  send: (email: Email) => Promise<void>;
  close: () => void;
}

/** Milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Returns the sender: the SMTP account if it is an address, because many mail servers accept no other sender. */
function senderOf({ smtpUrl, baseUrl }: Config): { name: string; address: string } {
  const account = smtpUrl === undefined ? "" : decodeURIComponent(new URL(smtpUrl).username);
  const address = account.includes("@") ? account : `no-reply@${new URL(baseUrl).hostname}`;
  return { name: product.name, address };
}

/** Replaces characters that would end a header. */
const onOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** Returns whether the recipient was rejected permanently. A rejected sign-in or sender is a configuration error and is retried. */
const isPermanentRejection = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === "EENVELOPE" &&
  "command" in error &&
  error.command === "RCPT TO" &&
  "responseCode" in error &&
  Number(error.responseCode) >= 500;

/** Returns nodemailer's options for an email. */
function mailOptions(email: Email, config: Config) {
  const { key, unsubscribe, attachments = [], event, otherEvents = [], ...rest } = email;
  const to = { ...email.to, name: onOneLine(email.to.name) };
  const from = senderOf(config);
  const render = (one: CalendarEvent) =>
    renderInvitation(one, { from, to, baseUrl: config.baseUrl, date: email.date });
  return {
    ...rest,
    attachments: [
      ...attachments,
      ...otherEvents.map((other) => ({
        filename: `${other.key}.ics`,
        content: render(other),
        contentType: `text/calendar; charset=utf-8; method=${other.method}`,
      })),
    ],
    ...(event && {
      icalEvent: { method: event.method, filename: "invite.ics", content: render(event) },
    }),
    to,
    subject: onOneLine(email.subject),
    from,
    messageId: `<${key}@${new URL(config.baseUrl).hostname}>`,
    headers: {
      // Prevents out-of-office replies (RFC 3834).
      "Auto-Submitted": "auto-generated",
      ...(unsubscribe !== undefined && {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}

/** Sends over SMTP when SMTP_URL is set; otherwise writes emails to the outbox folder. */
export function createMailer(config: Config): Mailer {
  if (config.smtpUrl === undefined) {
    const writeToOutbox = openOutbox(config.dataDir);
    const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
    return {
      async send(email) {
        const { message } = await composer.sendMail(mailOptions(email, config));
        await writeToOutbox(email, message);
      },
      close: () => composer.close(),
    };
  }
  const transport = nodemailer.createTransport({ url: config.smtpUrl, ...timeouts });
  return {
    async send(email) {
      try {
        await transport.sendMail(mailOptions(email, config));
      } catch (error) {
        throw isPermanentRejection(error) ? new Undeliverable(`Refused for good: ${email.key}`) : error;
      }
    },
    close: () => transport.close(),
  };
}
