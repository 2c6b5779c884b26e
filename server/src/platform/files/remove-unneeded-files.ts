import { and, asc, eq, exists, gt, isNull, lte, not, notInArray, or } from "drizzle-orm";
import { z } from "zod";
import type { Config } from "../config.ts";
import type { Db } from "../db/database.ts";
import { contractFiles } from "../db/schema/contract-files.ts";
import { files } from "../db/schema/files.ts";
import { legalHolds } from "../db/schema/legal-holds.ts";
import { uploadsFolder, removeStaleUploads } from "./uploaded-file.ts";
import type { FileStorage } from "./storage.ts";
import { defineTask, everyMinute } from "../tasks/task.ts";

export interface FileTaskDeps {
  db: Db;
  clock: () => Date;
  files: FileStorage;
  config: Pick<Config, "dataDir">;
}

/** Milliseconds after which an upload without a record counts as abandoned. */
const abandonedAfterMs = 3_600_000;
/** Files removed per run; the next run, a minute later, removes more. */
const batchSize = 500;

/** Files of a contract that is under a legal hold, which stay even when they were deleted just before. */
const isHeld = (db: Db) =>
  exists(
    db
      .select({ id: contractFiles.id })
      .from(contractFiles)
      .innerJoin(legalHolds, eq(legalHolds.contractId, contractFiles.contractId))
      .where(and(eq(contractFiles.fileId, files.id), isNull(legalHolds.endedAt))),
  );

/**
 * Scheduled: removes released, abandoned and ownerless files. Returns how many. Removes the content first, so that a
 * crash leaves a row for the next run.
 */
export async function removeUnneededFiles({ db, clock, files: store }: FileTaskDeps): Promise<number> {
  const abandonedSince = new Date(clock().getTime() - abandonedAfterMs);
  const isAbandoned = and(eq(files.state, "arriving"), lte(files.createdAt, abandonedSince));
  const isOwnerless = and(isNull(files.ownerId), notInArray(files.purpose, ["contract", "application"]));
  const isUnneeded = and(or(eq(files.state, "released"), isOwnerless, isAbandoned), not(isHeld(db)));
  let [last, removed] = [0, 0];
  for (let turn = 0; turn < batchSize; turn += 1) {
    const [file] = await db
      .select({ id: files.id, name: files.name })
      .from(files)
      .where(and(isUnneeded, gt(files.id, last)))
      .orderBy(asc(files.id))
      .limit(1);
    if (!file) break;
    last = file.id;
    await store.remove(file.name);
    await db.delete(files).where(eq(files.id, file.id));
    removed += 1;
  }
  return removed;
}

export const removeUnneededFilesTask = defineTask<object, FileTaskDeps>(
  "remove-unneeded-files",
  { payload: z.object({}), ...everyMinute },
  async (_payload, deps) => {
    await removeUnneededFiles(deps);
    await removeStaleUploads(uploadsFolder(deps.config.dataDir), deps.clock());
  },
);
