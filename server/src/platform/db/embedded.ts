import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log.ts";
import { findBinaries, removePartialCopies } from "./embedded/binaries.ts";
import type { ClusterHome } from "./embedded/cluster.ts";
import { ClusterError, ensureCluster, openClusterHome } from "./embedded/cluster.ts";
import { lockDataFolder } from "./embedded/data-folder-lock.ts";
import type { Settings } from "./embedded/postmaster.ts";
import {
  endOrphans,
  logPath,
  runningPostmaster,
  spawnPostmaster,
  stopPostmaster,
} from "./embedded/postmaster.ts";
import { waitUntilReady, connectionStringTo, ensureDatabase } from "./embedded/readiness.ts";
import { openSocketFolder } from "./embedded/socket-folder.ts";
import type { Running } from "./embedded/supervision.ts";
import { supervise } from "./embedded/supervision.ts";

export type EmbeddedPostgres = {
  connectionString: string;
  /** The postmaster's process id; it changes after a crash of PostgreSQL. */
  pid(): number;
  /** Shuts down in fast mode; resolves when PostgreSQL has ended and the data folder is unlocked. */
  stop(): Promise<void>;
};

type EmbeddedOptions = {
  /** Absolute. */
  dataDir: string;
  log: Log;
  /** Server settings that override the durable defaults; for disposable clusters only. */
  settings?: Settings;
  /** Parent folder of the cluster when PostgreSQL's user cannot reach dataDir. */
  fallbackDir?: string;
};

/**
 * Starts PostgreSQL on DATA_DIR/postgres, and restarts it when it dies. It ends with this process, even when that is
 * killed; an instance of a killed server is shut down first.
 * @throws DataFolderInUse when another process has locked the folder
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const home = openClusterHome(options.dataDir, options.fallbackDir);
  const release = lockDataFolder(home.folder, options.dataDir);
  try {
    removePartialCopies(home.folder);
    const binaries = findBinaries(home.folder, home.account);
    await ensureCluster(home, binaries);
    const launch = () => replaceOrLaunch(home, binaries, options);
    const first = await launch();
    await ensureDatabase(first.socketFolder);
    const watch = supervise(first, launch, options.log);
    return {
      connectionString: connectionStringTo(first.socketFolder),
      pid: () => watch.current().pid,
      async stop() {
        const { pid, socketFolder } = await watch.end();
        await stopPostmaster(pid, home.cluster);
        rmSync(socketFolder, { recursive: true, force: true });
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Returns the connection string of the PostgreSQL that runs on DATA_DIR/postgres; undefined when none runs. */
export function runningEmbeddedPostgres(dataDir: string, fallbackDir?: string): string | undefined {
  if (!existsSync(join(dataDir, "postgres"))) return undefined;
  const running = runningPostmaster(openClusterHome(dataDir, fallbackDir).cluster);
  return running && !running.isStopping ? connectionStringTo(running.socketFolder) : undefined;
}

async function replaceOrLaunch(
  home: ClusterHome,
  binaries: string,
  { settings = {} }: EmbeddedOptions,
): Promise<Running> {
  const socketFolder = openSocketFolder(home);
  const survivor = runningPostmaster(home.cluster);
  if (survivor !== undefined) await stopPostmaster(survivor.pid, home.cluster);
  await endOrphans(home.cluster);
  return await launchWithRetry(home, () => spawnPostmaster(home, binaries, socketFolder, settings));
}

/** Retries for 15 seconds, because the backends of a killed postmaster keep its shared memory until they exit. */
async function launchWithRetry(home: ClusterHome, spawn: () => Running): Promise<Running> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const launched = spawn();
    if (await waitUntilReady(launched.socketFolder, launched.isAlive, 120_000)) return launched;
    const reason = existsSync(logPath(home)) ? readFileSync(logPath(home), "utf8").trim() : "";
    if (!reason.includes("shared memory block") || Date.now() > deadline) {
      throw new ClusterError(
        `The embedded PostgreSQL in ${home.cluster} does not start:\n${reason.slice(-2_000)}`,
      );
    }
    await pause(200);
  }
}
