import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";

const manifestName = "manifest.json";

const manifestSchema = z.object({
  format: z.literal(1),
  /** "cluster": a copy of the embedded PostgreSQL's folder; "dump": the output of pg_dump. */
  database: z.enum(["cluster", "dump"]),
  createdAt: z.string(),
  files: z.array(z.object({ path: z.string(), sha256: z.string() })),
});
export type Manifest = z.output<typeof manifestSchema>;

/** A backup cannot be made or restored for a reason that the operator can fix. */
export class BackupError extends Error {}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** Lists the files of a folder and its subfolders, relative to it. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => path !== manifestName)
    .toSorted();
}

/** Records what a finished backup contains. A folder without this file is no backup. */
export async function writeManifest(
  folder: string,
  about: Pick<Manifest, "database" | "createdAt">,
): Promise<Manifest> {
  const files: Manifest["files"] = [];
  for (const path of await listFiles(folder)) files.push({ path, sha256: await hashOf(join(folder, path)) });
  const manifest: Manifest = { format: 1, ...about, files };
  await writeFile(join(folder, manifestName), JSON.stringify(manifest, null, 1), { mode: 0o600 });
  return manifest;
}

/**
 * Reads a backup and compares each of its files with its checksum.
 * @throws BackupError when it is no backup, or a file is missing or differs
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), "utf8").catch(() => null);
  if (text === null) throw new BackupError(`${folder} is not a backup: it has no ${manifestName}.`);
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new BackupError(`The ${manifestName} of ${folder} cannot be read.`);
  for (const { path, sha256 } of parsed.data.files) {
    const found = await hashOf(join(folder, path)).catch(() => null);
    if (found !== sha256)
      throw new BackupError(
        `The backup is damaged: ${path} ${found === null ? "is missing" : "does not match its checksum"}.`,
      );
  }
  return parsed.data;
}
