import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { openClusterHome } from "../db/embedded/cluster.ts";
import { lockDataFolder } from "../db/embedded/data-folder-lock.ts";
import { startEmbeddedPostgres } from "../db/embedded.ts";
import { findGivenDatabase } from "../db/find-database.ts";
import type { Log } from "../log.ts";
import { copyFolder } from "./copy-folder.ts";
import { ownEntries } from "./create-backup.ts";
import { isUsed, loadDump } from "./dump.ts";
import { BackupError, readManifest } from "./manifest.ts";

interface Restore {
  config: Config;
  /** The folder of the backup. */
  source: string;
  /** Whether existing data may be replaced. */
  replace: boolean;
  now: Date;
  log: Log;
}

const notEmpty = (what: string) =>
  new BackupError(
    `${what} is not empty. Nothing was changed. To put the backup in its place, add --replace.`,
  );

/**
 * Restores a backup. The server must not run.
 * @returns the folders to which replaced data was moved
 * @throws BackupError when data exists and `replace` is not set, or the backup is damaged
 */
export async function restoreBackup(restore: Restore): Promise<string[]> {
  const { config, source, replace } = restore;
  const { database } = await readManifest(source);
  const expected = config.databaseUrl === undefined ? "cluster" : "dump";
  if (database !== expected)
    throw new BackupError(
      database === "dump"
        ? "The backup is of a given PostgreSQL. Set DATABASE_URL to the database that it should go to."
        : "The backup is of an embedded PostgreSQL. Leave DATABASE_URL unset to restore it.",
    );
  const databaseUrl = await findGivenDatabase(config);
  if (databaseUrl === undefined) return restoreCluster(restore);
  if (!replace && (await isUsed(databaseUrl))) throw notEmpty("The database of DATABASE_URL");
  if (!replace && hasOwnEntries(config.dataDir)) throw notEmpty(`DATA_DIR ${config.dataDir}`);
  await loadDump(databaseUrl, join(source, "database.dump"), config.dataDir);
  return replaceOwnEntries(restore);
}

const hasOwnEntries = (dataDir: string): boolean =>
  ownEntries.some((name) => existsSync(join(dataDir, name)));

async function restoreCluster(restore: Restore): Promise<string[]> {
  const { config, source, replace, now, log } = restore;
  const { dataDir } = config;
  const isEmpty = !existsSync(join(dataDir, "postgres")) && !hasOwnEntries(dataDir);
  if (!isEmpty && !replace) throw notEmpty(`DATA_DIR ${dataDir}`);
  const home = openClusterHome(dataDir);
  const aside = join(home.folder, replacedName(now));
  const isReplaced = existsSync(home.cluster);
  const unlock = lockDataFolder(home.folder, dataDir);
  try {
    // An incomplete copy under this name is removed by the next start.
    const draft = await mkdtemp(`${home.cluster}-`);
    await copyFolder(join(source, "cluster"), draft);
    if (isReplaced) await rename(home.cluster, aside);
    await rename(draft, home.cluster);
  } finally {
    unlock();
  }
  const files = await replaceOwnEntries(restore);
  // Replays the log, which shows that the database opens.
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  await postgres.stop();
  return [...(isReplaced ? [aside] : []), ...files];
}

const replacedName = (now: Date): string => `replaced-${now.toISOString().replaceAll(":", "-")}`;

async function replaceOwnEntries({ config: { dataDir }, source, now }: Restore): Promise<string[]> {
  const draft = await mkdtemp(join(dataDir, "restoring-"));
  const aside = join(dataDir, replacedName(now));
  await mkdir(aside, { mode: 0o700 });
  for (const name of ownEntries) await copyFolder(join(source, name), join(draft, name));
  for (const name of ownEntries) {
    if (existsSync(join(dataDir, name))) await rename(join(dataDir, name), join(aside, name));
    if (existsSync(join(draft, name))) await rename(join(draft, name), join(dataDir, name));
  }
  await rm(draft, { recursive: true });
  if ((await readdir(aside)).length > 0) return [aside];
  await rm(aside, { recursive: true });
  return [];
}
