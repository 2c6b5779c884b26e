import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileTypeFromFile } from "file-type";
import { collectPieces } from "./collect-pieces.ts";

/** An uploaded file on disk, not stored yet. */
export interface UploadedFile {
  path: string;
  /** The uploader's file name, for display only. */
  name: string;
  /** The file name as it was sent, which may contain anything. */
  sentName: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
  /** Detected from the content; null when unknown. */
  mediaType: string | null;
  read: () => Readable;
}

/** The folder of uploads in progress. */
export const uploadsFolder = (dataDir: string): string => join(dataDir, "arriving");

/** Writes a stream to disk. The caller removes the file at `path`. */
export async function receiveFile(
  content: Readable,
  name: string,
  folder: string,
  sentName = name,
): Promise<UploadedFile> {
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
    await pipeline(content, collectPieces(), measure, createWriteStream(path, { mode: 0o600 }));
    const mediaType = (await fileTypeFromFile(path))?.mime ?? null;
    return {
      path,
      name,
      sentName,
      bytes,
      sha256: hash.digest("hex"),
      mediaType,
      read: () => createReadStream(path),
    };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Bytes read at a time, into one buffer. */
const readBytes = 262_144;

/** Describes an uploaded file that is on disk already. */
export async function inspectFile(path: string, name: string): Promise<UploadedFile> {
  const hash = createHash("sha256");
  const buffer = Buffer.alloc(readBytes);
  const file = await open(path, "r");
  let bytes = 0;
  try {
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, readBytes, bytes);
      if (bytesRead === 0) break;
      hash.update(buffer.subarray(0, bytesRead));
      bytes += bytesRead;
    }
  } finally {
    await file.close();
  }
  const mediaType = (await fileTypeFromFile(path))?.mime ?? null;
  const sha256 = hash.digest("hex");
  return { path, name, sentName: name, bytes, sha256, mediaType, read: () => createReadStream(path) };
}

/** Milliseconds after which no upload is still in progress. */
const staleAfterMs = 3_600_000;

/** Removes uploads that a killed process left behind. */
export async function removeStaleUploads(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs > staleAfterMs) await rm(join(folder, name), { force: true });
  }
}
