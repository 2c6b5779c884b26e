import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileTypeFromFile } from "file-type";

/** An uploaded file on its way in: on disk, and nowhere offered yet. */
export interface ArrivedFile {
  path: string;
  /** What the sender calls it; only ever shown, never trusted. */
  name: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
  /** What its content says it is; null when it says nothing that is known. */
  mediaType: string | null;
  read: () => Readable;
}

/** Files on their way in lie here, on a disk that the process owns. */
export const arrivalsFolder = (dataDir: string): string => join(dataDir, "arriving");

/** Takes a stream in, piece by piece. The caller removes the file at `path` when it is done. */
export async function takeIn(content: Readable, name: string, folder: string): Promise<ArrivedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const hash = createHash("sha256");
  let bytes = 0;
  const measure = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      bytes += piece.length;
      done(null, piece);
    },
  });
  try {
    await pipeline(content, measure, createWriteStream(path, { mode: 0o600 }));
    const mediaType = (await fileTypeFromFile(path))?.mime ?? null;
    return { path, name, bytes, sha256: hash.digest("hex"), mediaType, read: () => createReadStream(path) };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Milliseconds after which nobody can still be sending. */
const patienceMs = 3_600_000;

/** Removes what a killed process left behind. */
export async function clearArrivals(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs > patienceMs) await rm(join(folder, name), { force: true });
  }
}
