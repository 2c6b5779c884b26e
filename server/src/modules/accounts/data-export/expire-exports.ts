import { and, eq, inArray, lte, or } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { dataExportChunks, dataExports } from "../../../platform/db/schema/data-exports.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { unfinished } from "./queries.ts";

/** Milliseconds after which an export that nobody finished counts as failed; the attempts take far less. */
const patienceMs = 86_400_000;

/** Scheduled: removes files whose time is over, and gives up on exports whose worker died for good; answers how many. */
export async function expireExports(db: Db, now: Date): Promise<number> {
  const isOver = and(eq(dataExports.status, "ready"), lte(dataExports.expiresAt, now));
  const abandonedSince = new Date(now.getTime() - patienceMs);
  const isAbandoned = and(
    inArray(dataExports.status, [...unfinished]),
    lte(dataExports.requestedAt, abandonedSince),
  );
  const due = await db
    .select({ id: dataExports.id, userId: dataExports.userId, status: dataExports.status })
    .from(dataExports)
    .where(or(isOver, isAbandoned));
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
