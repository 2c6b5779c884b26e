import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** Where e-mail lands while no mail server is named. */
export const outboxFolder = (dataDir: string): string => join(dataDir, "outbox");

/**
 * Writes e-mails as .eml files that any mail program opens. One file for each key: writing one again replaces it. The
 * folder is its owner's alone, because the e-mails name people.
 */
export function outbox(dataDir: string) {
  const folder = outboxFolder(dataDir);
  return async ({ key, date }: { key: string; date: Date }, content: Buffer | Readable): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${date.toISOString().replaceAll(":", "-")}-${key}.eml`;
    const unfinished = join(folder, `.${name}.part`);
    await writeFile(unfinished, content, { mode: 0o600 });
    await rename(unfinished, join(folder, name));
  };
}
