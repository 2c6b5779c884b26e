import { createHash } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { sentEmails } from "../db/schema/notifications.ts";
import { HttpError } from "../http/http-error.ts";
import { waitingTime } from "../http/waiting-time.ts";
import { type EmailCause, waitFor } from "./mailbox-share.ts";

const gmailDomains: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

const tag = /(?<=.)\+.*$/;

/** Returns one text for the addresses of one mailbox: without "+tag", and at Gmail without dots. */
export function mailboxOf(address: string): string {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf("@");
  const domain = lower.slice(at + 1);
  const untagged = lower.slice(0, at).replace(tag, "");
  return gmailDomains.has(domain) ? `${untagged.replaceAll(".", "")}@gmail.com` : `${untagged}@${domain}`;
}

/** The mailbox as the database knows it, without personal data. */
const hashOf = (address: string): string =>
  createHash("sha256").update(mailboxOf(address)).digest("base64url");

/** An email as the limit of its mailbox sees it. */
export interface CountedEmail {
  /** The email's key (mailer.ts). One that is counted again, because sending it failed, counts once. */
  key: string;
  address: string;
  cause?: EmailCause;
  /** Set for a reset that a browser known to the account requests, which may use either email kept for the owner. */
  mayUseReset?: boolean;
  /** Whether an account has confirmed the address. */
  isConfirmed?: boolean;
}

/**
 * Anyone can register any number of addresses of a mailbox by adding tags. What is kept for the owner is not for those,
 * unless they are confirmed.
 */
const causeOf = ({ address, cause = "other", isConfirmed = false }: CountedEmail): EmailCause =>
  isConfirmed || !tag.test(address.slice(0, address.lastIndexOf("@"))) ? cause : "other";

/** Returns the milliseconds until an email may be sent. Emails with its key are not counted. */
async function findWait(db: Reader, email: CountedEmail): Promise<number> {
  const cause = causeOf(email);
  const sent = await db
    .select({
      cause: sentEmails.cause,
      age: sql<number>`(extract(epoch from clock_timestamp() - ${sentEmails.countedAt}) * 1000)::float8`,
    })
    .from(sentEmails)
    .where(and(eq(sentEmails.mailbox, hashOf(email.address)), ne(sentEmails.key, email.key)));
  return waitFor(sent, cause, email.mayUseReset === true && cause !== "other");
}

/**
 * Counts an email to a mailbox, which gets three in any hour. The lock makes processes that send to the mailbox at the
 * same time take turns. Returns 0 when the email may be sent, or the seconds until then.
 */
export async function countEmail(db: Reader, email: CountedEmail): Promise<number> {
  const mailbox = hashOf(email.address);
  const cause = causeOf(email);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`);
    const wait = await findWait(tx, email);
    if (wait > 0) return Math.ceil(wait / 1_000);
    await tx
      .insert(sentEmails)
      .values({ key: email.key, mailbox, cause })
      .onConflictDoUpdate({
        target: sentEmails.key,
        set: { mailbox, cause, countedAt: sql`clock_timestamp()` },
      });
    return 0;
  });
}

/** Returns whether the email may be sent. For calls whose answer must not reveal what a mailbox has received. */
export const mayEmail = async (db: Reader, email: CountedEmail): Promise<boolean> =>
  (await countEmail(db, email)) === 0;

/** The refusal of an email to the caller's own mailbox, which has received its share of the hour. */
export const mailboxIsFull = (seconds: number): HttpError =>
  new HttpError(
    429,
    `We've already emailed this address. Check its spam folder, or try again in ${waitingTime(seconds)}.`,
    { retryAfter: seconds },
  );
