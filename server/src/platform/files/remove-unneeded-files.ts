import { and, asc, eq, gt, isNull, lte, or } from "drizzle-orm";
import { z } from "zod";
import type { Config } from "../config.ts";
import type { Db } from "../db/database.ts";
import { files } from "../db/schema/files.ts";
import { arrivalsFolder, clearArrivals } from "./uploaded-file.ts";
import type { FileStorage } from "./storage.ts";
import { defineTask } from "../tasks/task.ts";

export interface FileTaskDeps {
  db: Db;
  clock: () => Date;
  files: FileStorage;
  config: Pick<Config, "dataDir">;
}

/** Milliseconds after which nobody is still storing the record that a file was sent for. */
const patienceMs = 3_600_000;
/** Files of one run; the next minute's run takes the rest. */
const max = 500;

/**
 * Scheduled: removes files that no record names, that nobody finished sending, or whose owner has left; answers how many.
 * The bytes go first, so that a crash in between leaves a row that the next run finds.
 */
export async function removeFiles({ db, clock, files: store }: FileTaskDeps): Promise<number> {
  const abandonedSince = new Date(clock().getTime() - patienceMs);
  const isAbandoned = and(eq(files.state, "arriving"), lte(files.createdAt, abandonedSince));
  const isUnneeded = or(eq(files.state, "released"), isNull(files.ownerId), isAbandoned);
  let [last, removed] = [0, 0];
  for (let turn = 0; turn < max; turn += 1) {
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

export const removeUnneededFiles = defineTask<object, FileTaskDeps>(
  "remove-unneeded-files",
  { payload: z.object({}), retryLimit: 0, concurrency: 1, expireInSeconds: 600 },
  async (_payload, deps) => {
    await removeFiles(deps);
    await clearArrivals(arrivalsFolder(deps.config.dataDir), deps.clock());
  },
);
