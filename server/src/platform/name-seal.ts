/** Encrypts the names of conflict checks for the database. */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import type { Config } from "./config.ts";

/**
 * Seals with the first key and opens with any: a new key is put before the old one (docs/conflicts.md). A sealed text is
 * "key id.nonce.ciphertext and tag", base64url, AES-256-GCM.
 */
export interface NameSeal {
  seal: (text: string) => string;
  /** @throws Error when no key fits, or the text was changed */
  open: (sealed: string) => string;
}

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

interface Key {
  id: string;
  bytes: Buffer;
}

function deriveKey(secret: string): Key {
  const bytes = Buffer.from(hkdfSync("sha256", secret, "", "caseload party names", 32));
  return { id: createHash("sha256").update(bytes).digest("base64url").slice(0, 8), bytes };
}

export function createNameSeal(secrets: readonly [string, ...string[]]): NameSeal {
  const [first, ...rest] = secrets;
  const current = deriveKey(first);
  const keys = new Map([current, ...rest.map(deriveKey)].map((key) => [key.id, key.bytes]));
  return {
    seal: (text) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, current.bytes, nonce);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return [current.id, nonce.toString("base64url"), sealed.toString("base64url")].join(".");
    },
    open: (sealed) => {
      const [id = "", nonce = "", text = ""] = sealed.split(".");
      const key = keys.get(id);
      if (!key) throw new Error(`No key of PARTY_NAMES_KEYS has the id ${id}.`);
      const bytes = Buffer.from(text, "base64url");
      const decipher = createDecipheriv(algorithm, key, Buffer.from(nonce, "base64url"), {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      return decipher.update(bytes.subarray(0, -tagBytes), undefined, "utf8") + decipher.final("utf8");
    },
  };
}

/** The keys of PARTY_NAMES_KEYS; without it, one derived from the secret of sessions. */
export function openNameSeal({ partyNamesKeys }: Pick<Config, "partyNamesKeys">, secret: string): NameSeal {
  const [first, ...rest] = partyNamesKeys;
  return createNameSeal(first === undefined ? [secret] : [first, ...rest, secret]);
}
