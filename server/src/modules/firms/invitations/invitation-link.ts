import { limits } from "@caseload/contract/limits";
import { fingerprint, deriveLinkToken, newToken } from "../../../platform/secret-token.ts";

const dayMs = 86_400_000;

/** Derives the token of an invitation's link from its row. */
export const invitationToken = (secret: string, { nonce }: { nonce: string }): string =>
  deriveLinkToken(secret, "invitation", nonce);

/** Returns the columns of a new link. */
export function newLink(secret: string, now: Date) {
  const nonce = newToken();
  const expiresAt = new Date(now.getTime() + limits.invitationDays * dayMs);
  return { nonce, tokenHash: fingerprint(invitationToken(secret, { nonce })), sentAt: now, expiresAt };
}
