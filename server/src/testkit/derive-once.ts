/**
 * Derives a key once for each password and salt. It takes 0.09 seconds of the processor, and the tests sign the same people
 * in with the same password, or guess the same wrong one, several hundred times. The hash of a new password has a new salt,
 * and is computed as on a site. Loaded by `--import` in the server project of Vitest.
 */
import crypto, { type BinaryLike, type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

type Done = (error: Error | null, key: Buffer) => void;

const { scrypt } = crypto;
const keys = new Map<string, Promise<Buffer>>();
let isMeasured = false;

/** Runs what measures the processor's time, in which every key is derived again. */
export async function derivingAnew<Result>(measure: () => Promise<Result>): Promise<Result> {
  isMeasured = true;
  try {
    return await measure();
  } finally {
    isMeasured = false;
  }
}

const hexOf = (bytes: BinaryLike): string =>
  (typeof bytes === "string"
    ? Buffer.from(bytes)
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  ).toString("hex");

function derive(
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  options: ScryptOptions,
  done: Done,
): void {
  if (isMeasured) return scrypt(password, salt, length, options, done);
  const id = JSON.stringify([hexOf(password), hexOf(salt), length, options]);
  const key =
    keys.get(id) ??
    new Promise<Buffer>((resolve, reject) =>
      scrypt(password, salt, length, options, (error, derived) => (error ? reject(error) : resolve(derived))),
    );
  keys.set(id, key);
  key.then(
    (derived) => setImmediate(done, null, Buffer.from(derived)),
    (error: Error) => setImmediate(done, error, Buffer.alloc(0)),
  );
}

// Assigned, because TypeScript takes a module's functions for constants.
Object.assign(crypto, { scrypt: derive });
syncBuiltinESMExports();
