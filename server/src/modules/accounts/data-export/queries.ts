import { and, count, desc, eq, gt, inArray, min } from "drizzle-orm";
import type { Reader, Db } from "../../../platform/db/database.ts";
import { dataExports, dataExportChunks } from "../../../platform/db/schema/data-exports.ts";
import { Readable } from "node:stream";

export type DataExportRow = typeof dataExports.$inferSelect;

/** Statuses of exports in progress. */
export const unfinishedStatuses = ["waiting", "working"] as const;

export async function findNewestExport(db: Reader, userId: number): Promise<DataExportRow | undefined> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.id))
    .limit(1);
  return row;
}

/** Returns the user's export in progress. */
export async function findUnfinishedExport(db: Reader, userId: number): Promise<DataExportRow | undefined> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), inArray(dataExports.status, [...unfinishedStatuses])));
  return row;
}

/** Counts the exports that a person requested after `since`, and finds the first of them. */
export async function countExportsSince(db: Reader, userId: number, since: Date) {
  const [row] = await db
    .select({ count: count(), first: min(dataExports.requestedAt) })
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), gt(dataExports.requestedAt, since)));
  return row ?? { count: 0, first: null };
}

async function* chunksOf(db: Db, { id, attempt }: DataExportRow): AsyncGenerator<Buffer> {
  for (let position = 0; ; position++) {
    const [chunk] = await db
      .select({ content: dataExportChunks.content })
      .from(dataExportChunks)
      .where(
        and(
          eq(dataExportChunks.exportId, id),
          eq(dataExportChunks.attempt, attempt),
          eq(dataExportChunks.position, position),
        ),
      );
    if (!chunk) return;
    yield chunk.content;
  }
}

/** Returns the ZIP file as a stream, with one chunk in memory at a time. */
export const readExportFile = (db: Db, row: DataExportRow): Readable =>
  Readable.from(chunksOf(db, row), { objectMode: false });
