import { createHmac, randomBytes } from "node:crypto";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";

/** RFC 6238 with the defaults of authenticator apps: SHA-1, 30 seconds, six digits. */
const stepSeconds = 30;
const digits = 6;
/** Steps by which a phone's clock may be off. */
const drift = 1;

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1_000 / stepSeconds);

/** Returns the code of one step (RFC 4226, section 5.3). */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** Returns the step of a code, within the allowed drift; undefined for other codes. */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const current = stepAt(now);
  const steps = Array.from({ length: 2 * drift + 1 }, (_, at) => current - drift + at);
  return steps.findLast((step) => codeAt(secret, step) === code);
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648, without padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

/** 160 bits, as RFC 4226 recommends. */
export const newSecret = (): Buffer => randomBytes(20);

/** Returns the content of the QR code for authenticator apps. */
export function otpauthUri(issuer: string, account: string, secret: Buffer): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = new URLSearchParams({
    secret: base32(secret),
    issuer,
    algorithm: "SHA1",
    digits: String(digits),
    period: String(stepSeconds),
  });
  return `otpauth://totp/${label}?${query.toString()}`;
}

/** Encrypts the shared secret with the server's secret, for the database. */
export const encryptSecret = (key: string, secret: Buffer): Promise<string> =>
  symmetricEncrypt({ key, data: secret.toString("base64") });

export const decryptSecret = async (key: string, sealed: string): Promise<Buffer> =>
  Buffer.from(await symmetricDecrypt({ key, data: sealed }), "base64");
