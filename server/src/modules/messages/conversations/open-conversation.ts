import { limits } from "@caseload/contract/limits";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { conversations } from "../../../platform/db/schema/messages.ts";
import { countConversationsOpened, lockConversation, type LockedConversation, pairOf } from "./queries.ts";
import { dayIsFull } from "../../../platform/http/rate-limits.ts";

const dayMs = 86_400_000;

/**
 * The locked conversation of two people, opened when there is none. The user's row is locked, so that the daily limit
 * counts conversations that are opened at the same time.
 * @throws HttpError 429 beyond the limit
 */
export async function openConversation(
  tx: Tx,
  openedById: number,
  withId: number,
  now: Date,
): Promise<LockedConversation> {
  const known = await lockConversation(tx, openedById, withId);
  if (known) return known;
  await tx.select({ id: users.id }).from(users).where(eq(users.id, openedById)).for("no key update");
  const [opened] = await tx
    .insert(conversations)
    .values({ ...pairOf(openedById, withId), openedById, createdAt: now, lastMessageAt: now })
    .onConflictDoNothing()
    .returning({ id: conversations.id, lastMessageAt: conversations.lastMessageAt });
  if (!opened) {
    const openedMeanwhile = await lockConversation(tx, openedById, withId);
    if (!openedMeanwhile) throw new Error("The conversation was not stored.");
    return openedMeanwhile;
  }
  const today = await countConversationsOpened(tx, openedById, new Date(now.getTime() - dayMs));
  if (today.count > limits.newConversationsADay)
    throw dayIsFull(errorMessages.tooManyConversations, today.first, now);
  return opened;
}
