import { limits } from "@caseload/contract/limits";
import { z } from "zod";
import type { Db } from "../../../platform/db/database.ts";
import type { FileStorage } from "../../../platform/files/storage.ts";
import type { NameSeal } from "../../../platform/name-seal.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import {
  beginAttempt,
  failExport,
  finishExport,
  type RunningExport,
  storeChunk,
  storeProgress,
} from "./store-export.ts";
import { writeZip } from "./write-zip.ts";

export interface ExportDeps {
  db: Db;
  clock: () => Date;
  files: FileStorage;
  nameSeal: NameSeal;
}

type Source = Pick<ExportDeps, "db" | "files" | "nameSeal">;

const dayMs = 86_400_000;
const retryLimit = 5;

/** Bytes per stored chunk of the ZIP file. */
const chunkBytes = 262_144;

/** Stores the ZIP file chunk by chunk while it is written. Returns its size. */
async function storeZip({ db, files, nameSeal }: Source, running: RunningExport, now: Date): Promise<number> {
  let [bytes, position, storedProgress] = [0, 0, 0];
  let buffered: Buffer[] = [];
  let size = 0;
  const store = async () => {
    await storeChunk(db, running, position++, Buffer.concat(buffered, size));
    [buffered, size] = [[], 0];
  };
  await writeZip({ db, files, nameSeal }, { userId: running.userId, now }, async (piece, progress) => {
    buffered.push(piece);
    size += piece.length;
    bytes += piece.length;
    if (size >= chunkBytes) await store();
    if (progress > storedProgress) await storeProgress(db, running, (storedProgress = progress));
  });
  if (size > 0) await store();
  return bytes;
}

async function build(source: Source, running: RunningExport, now: Date): Promise<void> {
  const { db } = source;
  const bytes = await storeZip(source, running, now);
  await db.transaction(async (tx) => {
    const expiresAt = new Date(now.getTime() + limits.dataExportDays * dayMs);
    await finishExport(tx, running, { bytes, expiresAt });
    const notice = {
      userId: running.userId,
      type: "system",
      title: "Your data export is ready",
      message: `You can download it for ${limits.dataExportDays} days.`,
      priority: "medium",
      actionUrl: "/settings#export",
    } as const;
    await notify(tx, notice, ["export"], now);
  });
}

/**
 * Builds a user's data export. A retry starts over and invalidates the chunks of earlier attempts, including attempts that
 * still run.
 */
export const buildExport = defineTask<{ exportId: number }, ExportDeps>(
  "build-export",
  { payload: z.object({ exportId: z.int().positive() }), retryLimit, expireInSeconds: 900, concurrency: 1 },
  async ({ exportId }, { db, clock, files, nameSeal }, { number }) => {
    const running = await beginAttempt(db, exportId);
    if (!running) return;
    try {
      await build({ db, files, nameSeal }, running, clock());
    } catch (error) {
      if (number > retryLimit) await failExport(db, running);
      throw error;
    }
  },
);
