import { createHmac, timingSafeEqual } from "node:crypto";
import { calls } from "@caseload/contract/paths";

/** Whose letters about what. `topic` has no dots. */
export interface UnsubscribeSubject {
  userId: number;
  topic: string;
}

const macOf = (secret: string, { userId, topic }: UnsubscribeSubject): Buffer =>
  createHmac("sha256", secret).update(`unsubscribe ${userId} ${topic}`).digest();

/** Works for as long as the secret lasts: a letter may be years old, and all that it can do is stop letters. */
export const unsubscribeToken = (secret: string, subject: UnsubscribeSubject): string =>
  `${subject.userId}.${subject.topic}.${macOf(secret, subject).toString("base64url")}`;

/** What a token stands for; null when it is not one of ours. */
export function readUnsubscribeToken(secret: string, token: string): UnsubscribeSubject | null {
  const parts = /^([1-9]\d{0,9})\.([\w-]+)\.([\w-]{43})$/.exec(token);
  if (!parts) return null;
  const [, userId, topic = "", mac = ""] = parts;
  const subject = { userId: Number(userId), topic };
  const given = Buffer.from(mac, "base64url");
  const right = macOf(secret, subject);
  return given.length === right.length && timingSafeEqual(given, right) ? subject : null;
}

/** One address for both: opened it shows what it stops, and a mail program posts to it (RFC 8058). */
export function unsubscribeLink(baseUrl: string, secret: string, subject: UnsubscribeSubject): string {
  const link = new URL(calls.unsubscribe.path, baseUrl);
  link.searchParams.set("token", unsubscribeToken(secret, subject));
  return link.href;
}
