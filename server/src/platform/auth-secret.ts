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
import type { Config } from "./config.ts";

/**
 * The key that signs sessions: AUTH_SECRET, or one made at the first start and kept in DATA_DIR,
 * readable by the server's user alone.
 */
export function authSecretOf(config: Pick<Config, "authSecret" | "dataDir">): string {
  if (config.authSecret !== undefined) return config.authSecret;
  const path = join(config.dataDir, "auth-secret");
  const kept = readSecret(path) ?? makeSecret(config.dataDir, path);
  if (kept.length < 32) {
    throw new Error(
      `${path} is damaged: it holds fewer than 32 characters. Delete it to sign everybody out and start afresh.`,
    );
  }
  return kept;
}

function readSecret(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Written aside and linked into place, so that neither a crash nor a second process leaves half a secret. */
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
