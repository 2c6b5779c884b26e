import { createHmac, timingSafeEqual } from "node:crypto";
import { unsubscribeEndpoints } from "@caseload/contract/notifications/unsubscribe";

/** The user and the topic of the emails to stop. `topic` has no dots. */
export interface UnsubscribeSubject {
  userId: number;
  topic: string;
}

const macOf = (secret: string, { userId, topic }: UnsubscribeSubject): Buffer =>
  createHmac("sha256", secret).update(`unsubscribe ${userId} ${topic}`).digest();

/** The token does not expire: emails may be years old, and the token can only stop emails. */
export const unsubscribeToken = (secret: string, subject: UnsubscribeSubject): string =>
  `${subject.userId}.${subject.topic}.${macOf(secret, subject).toString("base64url")}`;

/** Returns the subject of a token; null when the signature is invalid. */
export function readUnsubscribeToken(secret: string, token: string): UnsubscribeSubject | null {
  const parts = /^([1-9]\d{0,9})\.([\w-]+)\.([\w-]{43})$/.exec(token);
  if (!parts) return null;
  const [, userId, topic = "", mac = ""] = parts;
  const subject = { userId: Number(userId), topic };
  const actual = Buffer.from(mac, "base64url");
  const expected = macOf(secret, subject);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? subject : null;
}

/** Returns one URL for both uses: a page that shows what it stops, and the target of one-click unsubscribe (RFC 8058). */
export function unsubscribeLink(baseUrl: string, secret: string, subject: UnsubscribeSubject): string {
  const link = new URL(unsubscribeEndpoints.unsubscribe.path, baseUrl);
  link.searchParams.set("token", unsubscribeToken(secret, subject));
  return link.href;
}
