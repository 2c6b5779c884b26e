import { eq, and, inArray, notInArray } from "drizzle-orm";
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Db, Tx } from "../db/database.ts";
import { files, type FilePurpose } from "../db/schema/files.ts";
import type { FileStorage } from "./storage.ts";
import { errorMessages } from "@caseload/contract/error-messages";
import { requireWithinLimits } from "../http/rate-limits.ts";

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
 * Stores a file and returns its row's id. No one can read it until attachFiles makes it part of a record; otherwise a
 * scheduled task removes it.
 */
export async function storeFile({ db, files: store }: StoreDeps, file: NewFile, now: Date): Promise<number> {
  const { read, ...described } = file;
  const [row] = await db
    .insert(files)
    .values({ ...described, createdAt: now })
    .returning({ id: files.id });
  if (!row) throw new Error("The file was not stored.");
  try {
    await store.put(file.name, read(), file.bytes);
  } catch (error) {
    await db.update(files).set({ state: "released" }).where(eq(files.id, row.id));
    throw error;
  }
  return row.id;
}

/** Size, hash and content of a generated file. */
export const contentOfBuffer = (content: Buffer) => ({
  bytes: content.length,
  sha256: createHash("sha256").update(content).digest("hex"),
  read: () => Readable.from([content], { objectMode: false }),
});

/** Makes stored files part of a record, in the record's transaction. */
export async function attachFiles(tx: Tx, ids: readonly number[]): Promise<void> {
  const attached = await tx
    .update(files)
    .set({ state: "kept" })
    .where(and(inArray(files.id, [...ids]), eq(files.state, "arriving")))
    .returning({ id: files.id });
  if (attached.length !== ids.length) throw new Error("A file was removed before its record was stored.");
}

/** Removes a stored file whose record was refused. */
export async function discardFile({ db, files: store }: StoreDeps, id: number): Promise<void> {
  const isUnattached = and(eq(files.id, id), eq(files.state, "arriving"));
  const [file] = await db.select({ name: files.name }).from(files).where(isUnattached);
  if (!file) return;
  // The content first, so that a crash leaves a row for removeUnneededFiles.
  await store.remove(file.name);
  await db.delete(files).where(isUnattached);
}

/** Detaches files from their record, so that no one can open them. */
export async function releaseFiles(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(files)
    .set({ state: "released" })
    .where(inArray(files.id, [...ids]));
}

/** Releases a user's files of one purpose, except some. */
export async function releaseOtherFiles(
  tx: Tx,
  { ownerId, purpose, but }: { ownerId: number; purpose: FilePurpose; but: readonly number[] },
): Promise<void> {
  await tx
    .update(files)
    .set({ state: "released" })
    .where(
      and(
        eq(files.ownerId, ownerId),
        eq(files.purpose, purpose),
        eq(files.state, "kept"),
        but.length > 0 ? notInArray(files.id, [...but]) : undefined,
      ),
    );
}

/** @throws HttpError 429 beyond the uploads per hour */
export async function consumeUploadLimit(
  db: Db,
  userId: number,
  limit: "uploadsOfMember" | "contractUploadsOfMember" = "uploadsOfMember",
): Promise<void> {
  await requireWithinLimits(db, errorMessages.tooManyUploads, [[limit, String(userId)]]);
}
