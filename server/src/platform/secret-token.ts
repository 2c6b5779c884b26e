import { createHash, createHmac, randomBytes } from "node:crypto";

/** 32 random bytes in base64url. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Returns the SHA-256 hash under which the database stores a token. */
export const fingerprint = (token: string): string => createHash("sha256").update(token).digest("base64url");

/**
 * Returns the token of a link in an email: 43 characters derived from a row's nonce with the server's secret. The text
 * "letter link" is part of the key derivation of links already sent.
 */
export const deriveLinkToken = (secret: string, purpose: string, nonce: string): string =>
  createHmac("sha256", secret).update(`letter link ${purpose} ${nonce}`).digest("base64url");
