import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { and, asc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Config } from "../../../platform/config.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { contractFiles } from "../../../platform/db/schema/contract-files.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { files } from "../../../platform/db/schema/files.ts";
import { scanContent } from "../../../platform/files/clamd.ts";
import type { FileStorage } from "../../../platform/files/storage.ts";
import { releaseFiles } from "../../../platform/files/store-file.ts";
import { defineTask, everyMinute } from "../../../platform/tasks/task.ts";
import { notifyParties } from "../contracts/notify-parties.ts";
import { announceFiles } from "./announce-files.ts";

export interface ScanTaskDeps {
  db: Db;
  clock: () => Date;
  files: FileStorage;
  config: Pick<Config, "clamd">;
}

/** Files scanned per run; the next run, a minute later, scans more. */
const batchSize = 50;

async function findUnscanned(db: Db, after: number) {
  const [row] = await db
    .select({ id: contractFiles.id, name: contractFiles.name, stored: files.name, contract: contracts })
    .from(contractFiles)
    .innerJoin(files, eq(files.id, contractFiles.fileId))
    .innerJoin(contracts, eq(contracts.id, contractFiles.contractId))
    .where(
      and(
        eq(contractFiles.scan, "not_scanned"),
        isNull(contractFiles.deletedAt),
        lt(contractFiles.failedScans, engagementLimits.scans),
        gt(contractFiles.id, after),
      ),
    )
    .orderBy(asc(contractFiles.id))
    .limit(1);
  return row;
}
type Unscanned = NonNullable<Awaited<ReturnType<typeof findUnscanned>>>;

/** Stores the result unless the version was deleted meanwhile. Returns the file of the storage. */
async function storeResult(tx: Tx, { id }: Unscanned, scan: "clean" | "infected") {
  const [row] = await tx
    .update(contractFiles)
    .set({ scan })
    .where(and(eq(contractFiles.id, id), eq(contractFiles.scan, "not_scanned")))
    .returning({ fileId: contractFiles.fileId });
  return row?.fileId ?? null;
}

/** Malware is never served again. Under a legal hold its content is kept, unreachable, until the hold ends. */
async function withdrawMalware(db: Db, unscanned: Unscanned, now: Date): Promise<void> {
  const { contract, name } = unscanned;
  await db.transaction(async (tx) => {
    const fileId = await storeResult(tx, unscanned, "infected");
    if (fileId === null) return;
    await releaseFiles(tx, [fileId]);
    const message = `The virus scanner found malware in ${name}, which can no longer be opened. Scan every computer on which it was opened.`;
    await notifyParties(
      tx,
      contract,
      null,
      { title: "Malware found in a file", message, priority: "high" },
      now,
    );
    await announceFiles(tx, contract);
  });
}

/** Scheduled: scans files that were uploaded while the virus scanner was out of reach. Returns how many. */
export async function scanFiles({ db, clock, files: store, config }: ScanTaskDeps): Promise<number> {
  if (!config.clamd) return 0;
  let [after, scanned] = [0, 0];
  for (; scanned < batchSize; scanned += 1) {
    const unscanned = await findUnscanned(db, after);
    if (!unscanned) break;
    after = unscanned.id;
    const content = await store.open(unscanned.stored);
    const result = content ? await scanContent(config.clamd, content) : "failed";
    if (result === "unreachable") break;
    if (result === "infected") await withdrawMalware(db, unscanned, clock());
    else if (result === "failed")
      await db
        .update(contractFiles)
        .set({ failedScans: sql`${contractFiles.failedScans} + 1` })
        .where(eq(contractFiles.id, unscanned.id));
    else
      await db.transaction(async (tx) => {
        await storeResult(tx, unscanned, "clean");
        await announceFiles(tx, unscanned.contract);
      });
  }
  return scanned;
}

export const scanFilesTask = defineTask<object, ScanTaskDeps>(
  "scan-contract-files",
  { payload: z.object({}), ...everyMinute },
  async (_payload, deps) => {
    await scanFiles(deps);
  },
);
