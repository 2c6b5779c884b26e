import { createHash, createHmac, randomBytes } from "node:crypto";

/** 32 random bytes in base64url. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What the database keeps of a token. */
export const fingerprint = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** What a letter's link carries: 43 characters that only the server's secret makes from a row's nonce. */
export const linkTokenOf = (secret: string, purpose: string, nonce: string): string =>
  createHmac("sha256", secret).update(`letter link ${purpose} ${nonce}`).digest("base64url");
