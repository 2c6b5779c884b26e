import type { Tx } from "../../../platform/db/database.ts";
import { consume, refund, type RateLimitCounter } from "../../../platform/http/rate-limits.ts";

interface CountedNotice {
  userId: number;
  actionUrl: string | null;
  senderId?: number;
}

/** Counters of an email, the person who causes it first. */
const countersOf = ({ userId, actionUrl, senderId }: CountedNotice): RateLimitCounter[] => {
  const recipient = String(userId);
  return [
    ...(senderId === undefined
      ? []
      : [["notificationEmailsOfSender", [recipient, String(senderId)]] as const]),
    ...(actionUrl === null ? [] : [["notificationEmailsAboutPage", [recipient, actionUrl]] as const]),
  ];
};

/**
 * Counts the email of a notification, and returns whether it may be sent: acts that can be repeated at once, as applying and
 * withdrawing, would otherwise fill a mailbox. An email that is not sent counts for nothing.
 */
export async function mayEmailNotice(tx: Tx, notice: CountedNotice): Promise<boolean> {
  const counted: RateLimitCounter[] = [];
  for (const counter of countersOf(notice)) {
    counted.push(counter);
    if (await consume(tx, ...counter)) continue;
    await refund(tx, counted);
    return false;
  }
  return true;
}
