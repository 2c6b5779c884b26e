import { and, eq, inArray, notInArray } from "drizzle-orm";
import type { Tx } from "../db/database.ts";
import { type FilePurpose, files } from "../db/schema/files.ts";

/** Makes stored files part of a record, in the transaction that names them there. */
export async function keepFiles(tx: Tx, ids: readonly number[]): Promise<void> {
  const kept = await tx
    .update(files)
    .set({ state: "kept" })
    .where(and(inArray(files.id, [...ids]), eq(files.state, "arriving")))
    .returning({ id: files.id });
  if (kept.length !== ids.length) throw new Error("A file was removed before its record was stored.");
}

/** Files that no record names any more; nobody can open them from here on. */
export async function releaseFiles(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(files)
    .set({ state: "released" })
    .where(inArray(files.id, [...ids]));
}

/** Releases what a person keeps for one purpose, but for some. */
export async function releaseOthers(
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
