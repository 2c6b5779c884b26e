import { and, count, desc, eq, gt, inArray } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { dataExports } from "../../../platform/db/schema/data-exports.ts";

export type ExportRow = typeof dataExports.$inferSelect;

/** Statuses of an export that a worker still has to finish. */
export const unfinished = ["waiting", "working"] as const;

export async function findNewestExport(db: Reader, userId: number): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.id))
    .limit(1);
  return row;
}

/** The export of a person that is under way. */
export async function findUnfinishedExport(db: Reader, userId: number): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), inArray(dataExports.status, [...unfinished])));
  return row;
}

export async function countExportsSince(db: Reader, userId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), gt(dataExports.requestedAt, since)));
  return row?.count ?? 0;
}
