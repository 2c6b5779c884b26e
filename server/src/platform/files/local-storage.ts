import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { access, mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { checkStorageName, type FileStorage } from "./storage.ts";

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** Syncs a folder, which makes its entries durable. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Stores files in 256 subfolders. A file is renamed into place when it is complete. */
export function localStorage(root: string): FileStorage {
  const folderOf = (name: string) => join(root, checkStorageName(name).slice(0, 2));
  const pathOf = (name: string) => join(folderOf(name), name);
  return {
    async put(name, content, bytes) {
      const folder = folderOf(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `${randomUUID()}.part`);
      try {
        const file = createWriteStream(unfinished, { mode: 0o600, flush: true });
        await pipeline(content, file);
        if (file.bytesWritten !== bytes) throw new Error("The file is not as long as it was said to be.");
        await rename(unfinished, pathOf(name));
        await syncFolder(folder);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    async open(name) {
      try {
        return (await open(pathOf(name), "r")).createReadStream();
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async exists(name) {
      try {
        await access(pathOf(name));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
    close: () => undefined,
  };
}
