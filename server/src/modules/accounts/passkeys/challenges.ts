import { and, eq, gt, isNull } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { passkeyChallenges } from "../../../platform/db/schema/passkeys.ts";

/** Seconds for which a challenge is valid: the longest that WebAuthn recommends a person be given (Level 3, 15.1). */
export const challengeSeconds = 600;

type Challenge = typeof passkeyChallenges.$inferSelect;

export async function storeChallenge(
  db: Reader,
  challenge: Pick<Challenge, "challenge" | "boundTo"> & Partial<Pick<Challenge, "userId" | "userHandle">>,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + challengeSeconds * 1_000);
  await db.insert(passkeyChallenges).values({ ...challenge, expiresAt });
}

/**
 * Deletes and returns the challenge that a response signed; undefined when it is used, expired, another browser's, or of
 * the other purpose. It is used up whether or not the response turns out to be valid.
 * @param userId whose passkey is added; null for a sign-in
 */
export async function consumeChallenge(
  db: Reader,
  { clientDataJSON, boundTo, userId }: { clientDataJSON: string; boundTo: string; userId: number | null },
  now: Date,
): Promise<Challenge | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const [row] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.boundTo, boundTo),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

/** Returns the challenge that the browser wrote into what the authenticator signed. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    const challenge =
      typeof data === "object" && data !== null && "challenge" in data ? data.challenge : null;
    return typeof challenge === "string" && /^[\w-]{43}$/.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
}
