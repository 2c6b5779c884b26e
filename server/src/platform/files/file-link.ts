import { createHmac, timingSafeEqual } from "node:crypto";
import { fileLimits } from "@caseload/contract/files/file-limits";

interface FileLink {
  fileId: number;
  /** The only user who can use the link. */
  personId: number;
}

const sign = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(`file link ${text}`).digest("base64url");

/** Creates a signed link to a private file for one user, with an expiration. */
export function createFileLink(secret: string, { fileId, personId }: FileLink, now: Date) {
  const expiresAt = new Date(now.getTime() + fileLimits.fileLinkMinutes * 60_000);
  const text = `${fileId}.${personId}.${expiresAt.getTime()}`;
  const link = `${text}.${sign(secret, text)}`;
  return { address: `/api/files/${link}`, expiresAt: expiresAt.toISOString() };
}

/** Reads a link; "expired" when it is too old, null when the signature is invalid. */
export function readFileLink(secret: string, link: string, now: Date): FileLink | "expired" | null {
  const [, text, fileId, personId, until, signature] =
    /^((\d{1,10})\.(\d{1,10})\.(\d{1,16}))\.([\w-]{43})$/.exec(link) ?? [];
  if (text === undefined || signature === undefined) return null;
  // Compared as text: the last letter of base64url has two bits to spare, so that four spellings decode alike.
  if (!timingSafeEqual(Buffer.from(sign(secret, text)), Buffer.from(signature))) return null;
  if (Number(until) <= now.getTime()) return "expired";
  return { fileId: Number(fileId), personId: Number(personId) };
}
