import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { ConfigError } from "./config.ts";

/**
 * Creates DATA_DIR.
 * @throws ConfigError when it is no folder, or the server may not write to it
 */
export function openDataFolder(dataDir: string): void {
  try {
    createFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw dataFolderError(dataDir, error);
  }
}

/** Node's recursive mkdir never returns below a folder that cannot hold others, such as /proc (Node 24). */
function createFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (!existsSync(dirname(path))) createFolder(dirname(path));
  mkdirSync(path);
}

/** Returns the problem behind a system error below DATA_DIR, and other errors unchanged. */
export function dataFolderError(dataDir: string, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (!/^E[A-Z]+$/.test(code)) return error;
  return new ConfigError([
    `DATA_DIR is "${dataDir}", which cannot be used (${code}); expected a folder that the server may write to.`,
  ]);
}
