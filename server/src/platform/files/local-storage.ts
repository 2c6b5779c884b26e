import { randomUUID } from "node:crypto";
import { createWriteStream, ReadStream } from "node:fs";
import { access, copyFile, mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
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

/** Writes content durably to a new file. Returns its length. The system copies a file on disk, without buffers of ours. */
async function write(content: Readable, path: string): Promise<number> {
  if (!(content instanceof ReadStream) || typeof content.path !== "string") {
    const file = createWriteStream(path, { mode: 0o600, flush: true });
    await pipeline(content, file);
    return file.bytesWritten;
  }
  const source = content.path;
  content.destroy();
  await copyFile(source, path);
  const file = await open(path, "r+");
  try {
    await file.chmod(0o600);
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
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
        const written = await write(content, unfinished);
        if (written !== bytes) throw new Error("The file is not as long as it was said to be.");
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
