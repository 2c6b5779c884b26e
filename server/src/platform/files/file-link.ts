import { createHmac, timingSafeEqual } from "node:crypto";
import { fileLimits } from "@caseload/contract/files/file-limits";

interface Linked {
  fileId: number;
  /** For whom it was made; nobody else can use it. */
  personId: number;
}

const sign = (secret: string, text: string): Buffer =>
  createHmac("sha256", secret).update(`file link ${text}`).digest();

/** A link to a private file: what it opens, for whom and until when, signed. */
export function makeFileLink(secret: string, { fileId, personId }: Linked, now: Date) {
  const expiresAt = new Date(now.getTime() + fileLimits.fileLinkMinutes * 60_000);
  const text = `${fileId}.${personId}.${expiresAt.getTime()}`;
  const link = `${text}.${sign(secret, text).toString("base64url")}`;
  return { address: `/api/files/${link}`, expiresAt: expiresAt.toISOString() };
}

/** What a link opens; "expired" when it is ours but too old, null when it is none of ours. */
export function readFileLink(secret: string, link: string, now: Date): Linked | "expired" | null {
  const [, text, fileId, personId, until, signature] =
    /^((\d{1,10})\.(\d{1,10})\.(\d{1,16}))\.([\w-]{43})$/.exec(link) ?? [];
  if (text === undefined || signature === undefined) return null;
  if (!timingSafeEqual(sign(secret, text), Buffer.from(signature, "base64url"))) return null;
  if (Number(until) <= now.getTime()) return "expired";
  return { fileId: Number(fileId), personId: Number(personId) };
}
