import type { Reader } from "../db/database.ts";
import { HttpError } from "../http/http-error.ts";
import { consume, consumeInWindow, isCounting, rateLimits, refund, resetLimit } from "../http/rate-limits.ts";
import { waitingTime } from "../http/waiting-time.ts";

/**
 * One of the emails that a mailbox receives in an hour is kept for each, so that no other emails keep the owner from the
 * account: a password reset that anyone may request, and what the owner's session or a browser known to the account asks for.
 */
const keptCauses = ["reset", "owner"] as const;
type KeptCause = (typeof keptCauses)[number];

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

type EmailCause = KeptCause | "other";

/** An email as the limits see it. */
interface CountedEmail {
  address: string;
  cause?: EmailCause;
  /** Whether an account has confirmed the address. */
  isConfirmed?: boolean;
}

/**
 * Anyone can register any number of addresses of a mailbox by adding tags. What is kept for the owner is not for those,
 * unless they are confirmed.
 */
const causeOf = ({ address, cause = "other", isConfirmed = false }: CountedEmail): EmailCause =>
  isConfirmed || !tag.test(address.slice(0, address.lastIndexOf("@"))) ? cause : "other";

const counterOf = (mailbox: string, cause: KeptCause) => ["emailsToMailbox", [mailbox, cause]] as const;

/** Returns how many of the hour's emails are kept for other causes that have not sent one yet. */
async function countKept(db: Reader, mailbox: string, cause: EmailCause): Promise<number> {
  let kept = 0;
  for (const other of keptCauses)
    if (other !== cause && !(await isCounting(db, ...counterOf(mailbox, other)))) kept += 1;
  return kept;
}

/**
 * Counts an email that a visitor or another member causes to be sent to a mailbox: confirmations, resets, invitations,
 * receipts. All kinds share one counter, whose window the counters of the kept causes follow. Notifications and security
 * notices to a confirmed owner are not counted. Returns 0 when the email may be sent, or the seconds until the next one.
 */
async function countEmail(db: Reader, email: CountedEmail): Promise<number> {
  const mailbox = mailboxOf(email.address);
  const cause = causeOf(email);
  const counter = ["emailsToMailbox", mailbox] as const;
  const { count, seconds } = await consumeInWindow(db, ...counter);
  if (count === 1) for (const kept of keptCauses) await resetLimit(db, ...counterOf(mailbox, kept));
  if (count <= rateLimits.emailsToMailbox.max - (await countKept(db, mailbox, cause))) {
    if (cause !== "other") await consume(db, ...counterOf(mailbox, cause));
    return 0;
  }
  await refund(db, [counter]);
  return seconds;
}

/** Returns whether the email may be sent. For calls whose answer must not reveal what a mailbox has received. */
export const mayEmail = async (db: Reader, email: CountedEmail): Promise<boolean> =>
  (await countEmail(db, email)) === 0;

/** @throws HttpError 429 when the mailbox has received its share of the hour */
export async function requireMayEmail(db: Reader, email: CountedEmail): Promise<void> {
  const seconds = await countEmail(db, email);
  if (seconds === 0) return;
  const text = `We've already emailed this address in the last hour. Check its spam folder, or try again in ${waitingTime(seconds)}.`;
  throw new HttpError(429, text, { retryAfter: seconds });
}
