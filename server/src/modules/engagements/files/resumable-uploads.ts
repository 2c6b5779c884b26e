/** Where unfinished uploads by tus lie: in the bucket when files are stored in one, else in DATA_DIR. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline, type Readable } from "node:stream";
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { FileStore } from "@tus/file-store";
import type { DataStore } from "@tus/server";
import { and, asc, eq, lt } from "drizzle-orm";
import { z } from "zod";
import type { Config } from "../../../platform/config.ts";
import type { Db } from "../../../platform/db/database.ts";
import { contractUploads } from "../../../platform/db/schema/contract-files.ts";
import { collectPieces } from "../../../platform/files/collect-pieces.ts";
import { runAs } from "../../../platform/db/work.ts";
import { defineTask, everyMinute } from "../../../platform/tasks/task.ts";

type StoreConfig = Pick<Config, "dataDir" | "s3">;
export type UploadStore = DataStore & { read: (id: string) => Readable | Promise<Readable> };

/** Bytes of one part of an object. */
const partSize = 8_388_608;

/** Keeps the memory low that arriving files take. */
function collecting(store: UploadStore): UploadStore {
  const write = store.write.bind(store);
  store.write = (content, id, offset) =>
    write(
      pipeline(content, collectPieces(), () => undefined),
      id,
      offset,
    );
  return store;
}

async function openStore({ dataDir, s3 }: StoreConfig): Promise<UploadStore> {
  if (s3 === undefined) {
    const directory = join(dataDir, "uploads");
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return collecting(new FileStore({ directory }));
  }
  // The S3 client is large, so it is loaded only when needed.
  const { S3Store } = await import("@tus/s3-store");
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = s3;
  const store = new S3Store({
    partSize,
    // Other vendors support no tags.
    useTags: false,
    s3ClientConfig: {
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    },
  });
  return collecting(store);
}

/** Returns a function that opens the store once, when it is needed first. */
export function keepUploadStore(config: StoreConfig): () => Promise<UploadStore> {
  let opened: Promise<UploadStore> | undefined;
  return () => (opened ??= openStore(config));
}

/** Whether a store has no such upload; tus throws objects with the status of the answer. */
export const isMissingUpload = (error: unknown): boolean =>
  typeof error === "object" &&
  error !== null &&
  "status_code" in error &&
  (error.status_code === 404 || error.status_code === 410);

/** Removes an upload with its bytes; removing a missing one succeeds. */
export async function removeUpload(db: Db, store: UploadStore, id: string): Promise<void> {
  try {
    await store.remove(id);
  } catch (error) {
    if (!isMissingUpload(error)) throw error;
  }
  await db.delete(contractUploads).where(eq(contractUploads.id, id));
}

/** Counts database work of an upload as that of the calls below /api/contracts. */
export const asContractWork = <Result>(run: () => Result): Result => runAs("contracts", run);

export const recordUpload = async (db: Db, upload: typeof contractUploads.$inferInsert): Promise<void> => {
  await db.insert(contractUploads).values(upload);
};

/** Whether a person started an upload for a contract, and it is not finished. */
export async function isOwnUpload(
  db: Db,
  { id, contractId, userId }: { id: string; contractId: number; userId: number },
): Promise<boolean> {
  const isOwn = and(
    eq(contractUploads.id, id),
    eq(contractUploads.contractId, contractId),
    eq(contractUploads.userId, userId),
  );
  const [row] = await db.select({ id: contractUploads.id }).from(contractUploads).where(isOwn);
  return row !== undefined;
}

interface UploadTaskDeps {
  db: Db;
  clock: () => Date;
  config: StoreConfig;
}

const hourMs = 3_600_000;
/** Uploads removed per run; the next run, a minute later, removes more. */
const batchSize = 100;

/** Scheduled: removes uploads that were not finished within a day. Returns how many. */
export async function removeUnfinishedUploads({ db, clock, config }: UploadTaskDeps): Promise<number> {
  const startedBefore = new Date(clock().getTime() - engagementLimits.uploadHours * hourMs);
  const uploads = await db
    .select({ id: contractUploads.id })
    .from(contractUploads)
    .where(lt(contractUploads.createdAt, startedBefore))
    .orderBy(asc(contractUploads.createdAt))
    .limit(batchSize);
  if (uploads.length === 0) return 0;
  const store = await openStore(config);
  for (const { id } of uploads) await removeUpload(db, store, id);
  return uploads.length;
}

export const removeUnfinishedUploadsTask = defineTask<object, UploadTaskDeps>(
  "remove-unfinished-uploads",
  { payload: z.object({}), ...everyMinute },
  async (_payload, deps) => {
    await removeUnfinishedUploads(deps);
  },
);
