/** The browser's side of Web Push: creates keys and decrypts messages (RFC 8188 and 8291). */
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import type { PushSubscriptionGiven } from "@caseload/contract/notifications/push-devices";
import type { PushMessage } from "@caseload/contract/notifications/push-message";

export interface PushBrowser {
  /** Sent to the site. */
  subscription: PushSubscriptionGiven;
  /** @throws Error for messages of another subscription and for modified messages */
  read: (content: Buffer) => PushMessage;
}

/** RFC 8188, section 2.1: salt, record size, length of the key id, key id, one record. */
function parseContent(content: Buffer) {
  const idLength = content.readUInt8(20);
  return {
    salt: content.subarray(0, 16),
    recordSize: content.readUInt32BE(16),
    senderKey: content.subarray(21, 21 + idLength),
    record: content.subarray(21 + idLength),
  };
}

const derive = (salt: Buffer, key: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

function decrypt(content: Buffer, pair: ECDH, auth: Buffer): Buffer {
  const { salt, recordSize, senderKey, record } = parseContent(content);
  if (record.length > recordSize || content.length > 4_096)
    throw new Error("The message exceeds the limit of push services.");
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), senderKey]);
  const shared = derive(auth, pair.computeSecret(senderKey), info, 32);
  const key = derive(salt, shared, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(salt, shared, "Content-Encoding: nonce\0", 12);
  const opened = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([opened.update(record.subarray(0, -16)), opened.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error("The record is not a last record.");
  return padded.subarray(0, end);
}

/** @param service origin of the push service */
export function openPushBrowser(service: string): PushBrowser {
  const pair = createECDH("prime256v1");
  const p256dh = pair.generateKeys("base64url", "uncompressed");
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: `${service}/${randomUUID()}`,
      keys: { p256dh, auth: auth.toString("base64url") },
    },
    read: (content) => JSON.parse(decrypt(content, pair, auth).toString()) as PushMessage,
  };
}
