import { lstat, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { openClusterHome } from "../db/embedded/cluster.ts";
import { findDatabase, findGivenDatabase } from "../db/find-database.ts";
import type { Log } from "../log.ts";
import { copyCluster } from "./copy-cluster.ts";
import { copyFolder } from "./copy-folder.ts";
import { dumpDatabase } from "./dump.ts";
import { BackupError, type Manifest, writeManifest } from "./manifest.ts";

/** What of DATA_DIR belongs to a backup, beside the database. */
export const ownEntries = ["auth-secret", "signing-keys", "files"] as const;

/**
 * Writes the database, and then the files and keys of DATA_DIR, to a new folder. Works with or without a running server.
 * Files come last, because a file without a row is harmless and a row without its file is not.
 * @throws BackupError when the folder exists, or pg_dump fails
 */
export async function createBackup(config: Config, folder: string, now: Date, log: Log): Promise<Manifest> {
  if (await lstat(folder).catch(() => null)) throw new BackupError(`${folder} exists already.`);
  const draft = `${folder}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const databaseUrl = await findGivenDatabase(config);
    const database = databaseUrl === undefined ? "cluster" : "dump";
    if (databaseUrl === undefined) await backUpCluster(config, join(draft, "cluster"), log);
    else await dumpDatabase(databaseUrl, join(draft, "database.dump"));
    for (const name of ownEntries) await copyFolder(join(config.dataDir, name), join(draft, name));
    const manifest = await writeManifest(draft, { database, createdAt: now.toISOString() });
    await rename(draft, folder);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function backUpCluster({ dataDir }: Config, target: string, log: Log): Promise<void> {
  const source = await findDatabase({ dataDir }, log);
  try {
    await copyCluster(source.connectionString, openClusterHome(dataDir).cluster, target);
  } finally {
    await source.stop();
  }
}
