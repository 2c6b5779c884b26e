import { eq } from "drizzle-orm";
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Db } from "../db/database.ts";
import { files } from "../db/schema/files.ts";
import type { FileStorage } from "./storage.ts";

type NewFile = Pick<
  typeof files.$inferInsert,
  "name" | "purpose" | "shownName" | "mediaType" | "bytes" | "sha256"
> & {
  ownerId: number;
  read: () => Readable;
};

export interface StoreDeps {
  db: Db;
  files: FileStorage;
}

/**
 * Puts a file into the store; answers its row's id. It is nobody's to read until keepFile makes it part of a record; when
 * that never happens, a task removes it.
 */
export async function storeFile({ db, files: store }: StoreDeps, file: NewFile, now: Date): Promise<number> {
  const { read, ...described } = file;
  const [row] = await db
    .insert(files)
    .values({ ...described, createdAt: now })
    .returning({ id: files.id });
  if (!row) throw new Error("The file was not noted down.");
  try {
    await store.put(file.name, read(), file.bytes);
  } catch (error) {
    await db.update(files).set({ state: "released" }).where(eq(files.id, row.id));
    throw error;
  }
  return row.id;
}

/** What is stored of a file that is made here. */
export const inMemory = (content: Buffer) => ({
  bytes: content.length,
  sha256: createHash("sha256").update(content).digest("hex"),
  read: () => Readable.from([content], { objectMode: false }),
});
