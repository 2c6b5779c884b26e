import { limits } from "@caseload/contract/limits";
import { fingerprint, linkTokenOf, newToken } from "../../../platform/secret-token.ts";

const dayMs = 86_400_000;

/** The link of an invitation, made again from its row. */
export const tokenOf = (secret: string, { nonce }: { nonce: string }): string =>
  linkTokenOf(secret, "invitation", nonce);

/** The columns of a fresh link. */
export function newLink(secret: string, now: Date) {
  const nonce = newToken();
  const expiresAt = new Date(now.getTime() + limits.invitationDays * dayMs);
  return { nonce, tokenHash: fingerprint(tokenOf(secret, { nonce })), sentAt: now, expiresAt };
}
