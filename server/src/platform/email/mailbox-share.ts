/**
 * How many emails a mailbox gets in an hour. Pure: tested with every sequence of requests (mailbox-share.test.ts), and
 * used by count-email.ts.
 */

/**
 * Two of the three emails of an hour are kept, so that nothing else uses them up: one for a password reset that anyone
 * may request, and one for what the owner asks for or takes part in, such as confirmations, contracts and interviews.
 */
const keptCauses = ["reset", "owner"] as const;

/** Why an email is sent. "other" is what anyone can cause. */
export type EmailCause = (typeof keptCauses)[number] | "other";

/** An email that was sent to the mailbox. */
export interface SentEmail {
  /** Milliseconds since. */
  age: number;
  cause: EmailCause;
}

export const maxEmails = 3;

/**
 * Milliseconds: an hour, and the five minutes that an attempt to send may take (platform/tasks/task.ts), because emails
 * are counted before they are sent.
 */
export const shareWindow = 65 * 60_000;

const fits = (sent: readonly SentEmail[], cause: EmailCause, mayUseReset: boolean): boolean => {
  const isFree = (kept: (typeof keptCauses)[number]) => !sent.some((email) => email.cause === kept);
  const keptForOthers = keptCauses.filter(
    (kept) => kept !== cause && !(mayUseReset && kept === "reset") && isFree(kept),
  );
  return sent.length + 1 <= maxEmails - keptForOthers.length;
};

/**
 * Returns the milliseconds until an email may be sent; 0 for at once.
 * @param sent the emails before it, of at least the window
 * @param mayUseReset whether the email is a reset that its owner requests, which may use either kept one
 */
export function waitFor(sent: readonly SentEmail[], cause: EmailCause, mayUseReset = false): number {
  const waits = [0, ...sent.map(({ age }) => shareWindow - age).filter((wait) => wait > 0)];
  const fitting = waits.filter((wait) =>
    fits(
      sent.filter(({ age }) => age + wait < shareWindow),
      cause,
      mayUseReset,
    ),
  );
  return Math.min(...fitting);
}
