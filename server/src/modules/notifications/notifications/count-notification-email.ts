import type { Tx } from "../../../platform/db/database.ts";
import { consume, refund, type RateLimitCounter } from "../../../platform/http/rate-limits.ts";

interface CountedNotice {
  userId: number;
  actionUrl: string | null;
  senderId?: number;
  /** The person whom the text names, who caused it as a rule. */
  aboutId?: number;
}

/** Counters of an email, the person who causes it first. */
const countersOf = (
  { userId, actionUrl, aboutId, senderId = aboutId }: CountedNotice,
  isConfirmed: boolean,
): RateLimitCounter[] => {
  const recipient = String(userId);
  return [
    ...(senderId === undefined
      ? []
      : [["notificationEmailsOfSender", [recipient, String(senderId)]] as const]),
    // Accounts cost nothing: those that have not confirmed their address share one counter.
    ...(isConfirmed ? [] : [["notificationEmailsOfUnconfirmed", recipient] as const]),
    ...(actionUrl === null ? [] : [["notificationEmailsAboutPage", [recipient, actionUrl]] as const]),
  ];
};

/**
 * Counts the email of a notification, and returns whether it may be sent: nobody makes the site send more than three an
 * hour to one mailbox. An email that is not sent counts for nothing; the notification stays in the app.
 * `isConfirmed` tells whether the person named has confirmed their address.
 */
export async function mayEmailNotice(tx: Tx, notice: CountedNotice, isConfirmed: boolean): Promise<boolean> {
  const counted: RateLimitCounter[] = [];
  for (const counter of countersOf(notice, isConfirmed)) {
    counted.push(counter);
    if (await consume(tx, ...counter)) continue;
    await refund(tx, counted);
    return false;
  }
  return true;
}
