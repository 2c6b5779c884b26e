import type { Db } from "../db/database.ts";
import { type CountedEmail, countEmail } from "./count-email.ts";
import { type Email, type Mailer, Undeliverable } from "./mailer.ts";

/**
 * How an email counts. "ownAct" is not counted: what the owner of a confirmed address asks for while signed in, and
 * notices about the account's security, which nobody else can cause.
 */
export type EmailShare = "ownAct" | Omit<CountedEmail, "key" | "address">;

/**
 * Sends an email; every email goes through here. Returns 0 when it is done with, because it was sent or its recipient was
 * rejected for good, or the seconds until its mailbox may get it.
 * @throws Error when the mail server fails, so that the task is retried
 */
export async function deliverEmail(
  { db, mailer }: { db: Db; mailer: Mailer },
  email: Email,
  share: EmailShare,
): Promise<number> {
  if (share !== "ownAct") {
    const seconds = await countEmail(db, { ...share, key: email.key, address: email.to.address });
    if (seconds > 0) return seconds;
  }
  try {
    await mailer.send(email);
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error;
  }
  return 0;
}

/** When a task that waits for its mailbox runs again. */
export const inSeconds = (seconds: number): { startAfter: Date } => ({
  startAfter: new Date(Date.now() + seconds * 1_000),
});
