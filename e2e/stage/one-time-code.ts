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

/** A code works once: waits for the step after the one that `used` belongs to. */
export async function nextOneTimeCode(secret: string, used: string): Promise<string> {
  for (let waited = 0; waited <= stepSeconds; waited += 1) {
    const code = oneTimeCode(secret);
    if (code !== used) return code;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error("The code did not change within a step.");
}

function fromBase32(text: string): Buffer {
  const signs = text.match(/[A-Z2-7]/g) ?? [];
  const bits = signs.map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
