import { createHash, randomBytes } from "node:crypto";

/** 32 random bytes in base64url, for a cookie. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What the database keeps of a token. */
export const fingerprint = (token: string): string => createHash("sha256").update(token).digest("base64url");
