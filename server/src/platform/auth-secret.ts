import { randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { type Config, ConfigError } from "./config.ts";

/**
 * Returns the key that signs sessions: AUTH_SECRET, or a key generated at the first start and stored in DATA_DIR with
 * mode 600.
 * @throws ConfigError when the stored key is too short
 */
export function loadAuthSecret(config: Pick<Config, "authSecret" | "dataDir">): string {
  if (config.authSecret !== undefined) return config.authSecret;
  const path = join(config.dataDir, "auth-secret");
  const stored = readSecret(path) ?? makeSecret(config.dataDir, path);
  if (stored.length < 32) {
    throw new ConfigError([
      `AUTH_SECRET is not set, and ${path} is damaged: it has ${stored.length} characters; expected at least 32. Delete the file to sign everyone out and start with a new secret.`,
    ]);
  }
  return stored;
}

function readSecret(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Writes a temporary file and links it into place, so that a crash or a second process never leaves a partial secret. */
function makeSecret(dataDir: string, path: string): string {
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(48).toString("base64url");
  const draft = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  const file = openSync(draft, "wx", 0o600);
  try {
    writeSync(file, `${secret}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    linkSync(draft, path);
    return secret;
  } catch (error) {
    const winner = readSecret(path);
    if (winner === undefined) throw error;
    return winner;
  } finally {
    unlinkSync(draft);
  }
}
