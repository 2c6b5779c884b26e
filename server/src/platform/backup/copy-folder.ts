import { chmod, copyFile, lstat, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Returns null for a file that was deleted meanwhile. */
async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/**
 * Copies a folder with its modes into a new one. Files may appear and disappear meanwhile.
 * @param includes called with each path below the folder; a folder that is left out is created empty
 */
export async function copyFolder(
  source: string,
  target: string,
  includes: (path: string) => boolean = () => true,
  below = "",
): Promise<void> {
  const found = await unlessMissing(lstat(join(source, below)));
  if (found === null) return;
  const copy = join(target, below);
  if (found.isFile()) {
    if (includes(below)) await unlessMissing(copyFile(join(source, below), copy));
    return;
  }
  if (!found.isDirectory()) return;
  await mkdir(copy, { recursive: true });
  // mkdir applies the umask to its mode.
  await chmod(copy, found.mode & 0o777);
  if (below !== "" && !includes(below)) return;
  for (const name of (await unlessMissing(readdir(join(source, below)))) ?? [])
    await copyFolder(source, target, includes, join(below, name));
}
