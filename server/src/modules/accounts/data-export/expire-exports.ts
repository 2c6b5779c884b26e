import { and, eq, inArray, lte, or } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { dataExportChunks, dataExports } from "../../../platform/db/schema/data-exports.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { unfinishedStatuses } from "./queries.ts";

/** Milliseconds after which an unfinishedStatuses export counts as failed. */
const abandonedAfterMs = 86_400_000;

/** Scheduled: removes expired files, and fails exports whose worker died. Returns how many. */
export async function expireExports(db: Db, now: Date): Promise<number> {
  const isExpired = and(eq(dataExports.status, "ready"), lte(dataExports.expiresAt, now));
  const abandonedSince = new Date(now.getTime() - abandonedAfterMs);
  const isAbandoned = and(
    inArray(dataExports.status, [...unfinishedStatuses]),
    lte(dataExports.requestedAt, abandonedSince),
  );
  const due = await db
    .select({ id: dataExports.id, userId: dataExports.userId, status: dataExports.status })
    .from(dataExports)
    .where(or(isExpired, isAbandoned));
  for (const { id, userId, status } of due)
    await db.transaction(async (tx) => {
      await tx
        .update(dataExports)
        .set({ status: status === "ready" ? "expired" : "failed", bytes: null })
        .where(and(eq(dataExports.id, id), eq(dataExports.status, status)));
      await tx.delete(dataExportChunks).where(eq(dataExportChunks.exportId, id));
      await announce(tx, { to: [userId], topics: ["export"] });
    });
  return due.length;
}
