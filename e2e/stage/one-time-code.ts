import { createHmac } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const stepSeconds = 30;

/** The six digits that an authenticator app shows at an instant (RFC 6238, SHA-1). */
export function oneTimeCode(secret: string, at = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 1_000 / stepSeconds)));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
}

/**
 * A code works once. The server also accepts the code of the next step (RFC 6238, section 5.2), so that a test that
 * has used one need not wait up to 30 seconds for another.
 */
export function nextOneTimeCode(secret: string, used: string): string {
  const now = Date.now();
  const current = oneTimeCode(secret, now);
  return current === used ? oneTimeCode(secret, now + stepSeconds * 1_000) : current;
}

function fromBase32(text: string): Buffer {
  const signs = text.match(/[A-Z2-7]/g) ?? [];
  const bits = signs.map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
