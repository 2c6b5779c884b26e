import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";
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
function createFolder(path: string, mode?: number): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (!existsSync(dirname(path))) createFolder(dirname(path));
  mkdirSync(path, { mode });
}

/**
 * Creates MATCHING_SOCKET_DIR, which only this user may enter: whoever may, could answer or ask as a process of the site.
 * @throws ConfigError when it cannot be used, or others may enter it
 */
export function openSocketFolder(folder: string): void {
  const describe = (problem: string, expected: string): ConfigError =>
    new ConfigError([`MATCHING_SOCKET_DIR is "${folder}", ${problem}; expected ${expected}.`]);
  try {
    createFolder(folder, 0o700);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw describe(
      `which cannot be used (${error instanceof Error && "code" in error ? String(error.code) : String(error)})`,
      "a folder that the server may write to",
    );
  }
  const { uid, mode } = statSync(folder);
  if (uid !== process.getuid?.() || (mode & 0o077) !== 0)
    throw describe("which other users may enter", "a folder of the server's user with the mode 700");
}

/** Returns the problem behind a system error below DATA_DIR, and other errors unchanged. */
export function dataFolderError(dataDir: string, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (!/^E[A-Z]+$/.test(code)) return error;
  return new ConfigError([
    `DATA_DIR is "${dataDir}", which cannot be used (${code}); expected a folder that the server may write to.`,
  ]);
}
