import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db, Reader, Tx } from "../../../platform/db/database.ts";
import { dataExportChunks, dataExports } from "../../../platform/db/schema/data-exports.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { type DataExportRow, unfinishedStatuses } from "./queries.ts";

/** One worker's attempt at an export. */
export type RunningExport = Pick<DataExportRow, "id" | "userId" | "attempt">;

/** A newer attempt has started, or the account was deleted. */
class Replaced extends Error {}

const isUnfinished = inArray(dataExports.status, [...unfinishedStatuses]);

const announceProgress = (db: Reader, { userId }: RunningExport) =>
  announce(db, { to: [userId], topics: ["export"] });

/** Starts a new attempt at an unfinished export, and deletes the chunks of earlier attempts. */
export async function beginAttempt(db: Db, exportId: number): Promise<RunningExport | undefined> {
  return db.transaction(async (tx) => {
    const [running] = await tx
      .update(dataExports)
      .set({ status: "working", progress: 0, attempt: sql`${dataExports.attempt} + 1` })
      .where(and(eq(dataExports.id, exportId), isUnfinished))
      .returning({ id: dataExports.id, userId: dataExports.userId, attempt: dataExports.attempt });
    if (!running) return undefined;
    await tx.delete(dataExportChunks).where(eq(dataExportChunks.exportId, exportId));
    await announceProgress(tx, running);
    return running;
  });
}

/** @throws Replaced when the attempt is no longer the latest one */
async function updateExport(
  db: Reader,
  { id, attempt }: RunningExport,
  changes: Partial<typeof dataExports.$inferInsert>,
): Promise<void> {
  const changed = await db
    .update(dataExports)
    .set(changes)
    .where(and(eq(dataExports.id, id), eq(dataExports.attempt, attempt), isUnfinished))
    .returning({ id: dataExports.id });
  if (changed.length === 0) throw new Replaced("This attempt at an export was replaced.");
}

export async function storeChunk(
  db: Db,
  { id: exportId, attempt }: RunningExport,
  position: number,
  content: Buffer,
): Promise<void> {
  await db.insert(dataExportChunks).values({ exportId, attempt, position, content });
}

/** @param progress percent */
export async function storeProgress(db: Db, running: RunningExport, progress: number): Promise<void> {
  await db.transaction(async (tx) => {
    await updateExport(tx, running, { progress });
    await announceProgress(tx, running);
  });
}

/** Makes the file available for download. */
export const finishExport = (tx: Tx, running: RunningExport, file: { bytes: number; expiresAt: Date }) =>
  updateExport(tx, running, { ...file, status: "ready", progress: 100 });

export async function failExport(db: Db, running: RunningExport): Promise<void> {
  await db.transaction(async (tx) => {
    await updateExport(tx, running, { status: "failed" });
    await tx.delete(dataExportChunks).where(eq(dataExportChunks.exportId, running.id));
    await announceProgress(tx, running);
  });
}
