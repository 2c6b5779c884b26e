/**
 * Setup file: remembers what scrypt derives from a password and a salt. Deriving takes a tenth of a second of one
 * processor each time, and nearly all people of the tests have the same password. scrypt is a pure function, so that
 * nothing but the time changes; measurements of time derive every key (deriveEveryKey).
 */
import crypto, { type BinaryLike, type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

type Callback = (error: Error | null, key: Buffer) => void;
type Derive = (
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  options: ScryptOptions,
  callback: Callback,
) => void;

interface RememberedKeys {
  readonly derive: Derive;
  readonly keys: Map<string, Promise<Buffer>>;
  isOn: boolean;
}

/** One memory for a worker, however often its test files read this one. */
const place = Symbol.for("caseload.remembered-keys");
const known: RememberedKeys | undefined = Reflect.get(globalThis, place);
const memory: RememberedKeys = known ?? { derive: crypto.scrypt, keys: new Map(), isOn: true };

const derive = (...given: [BinaryLike, BinaryLike, number, ScryptOptions]): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    memory.derive(...given, (error, key) => (error ? reject(error) : resolve(key)));
  });

function scrypt(
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  options: ScryptOptions,
  callback: Callback,
): void {
  if (!memory.isOn || typeof password !== "string" || typeof salt !== "string")
    return memory.derive(password, salt, length, options, callback);
  const name = JSON.stringify([password, salt, length, options]);
  const key = memory.keys.get(name) ?? derive(password, salt, length, options);
  memory.keys.set(name, key);
  // A copy: whoever is given a buffer may overwrite it.
  key.then(
    (found) => callback(null, Buffer.from(found)),
    (error: Error) => callback(error, Buffer.alloc(0)),
  );
}

if (known === undefined) {
  Reflect.set(globalThis, place, memory);
  Reflect.set(crypto, "scrypt", scrypt);
  syncBuiltinESMExports();
}

/** Runs what measures the time or the work of hashing. */
export async function deriveEveryKey<Result>(run: () => Promise<Result>): Promise<Result> {
  memory.isOn = false;
  try {
    return await run();
  } finally {
    memory.isOn = true;
  }
}
