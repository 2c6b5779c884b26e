import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log.ts";
import { findBinaries, sweepDrafts } from "./embedded/binaries.ts";
import type { ClusterHome } from "./embedded/cluster.ts";
import { ensureCluster, openClusterHome } from "./embedded/cluster.ts";
import { lockDataFolder } from "./embedded/data-folder-lock.ts";
import type { Settings } from "./embedded/postmaster.ts";
import { logPath, runningPostmaster, spawnPostmaster, stopPostmaster } from "./embedded/postmaster.ts";
import { awaitReady, connectionStringTo, createDatabaseOnce } from "./embedded/readiness.ts";
import { openSocketFolder } from "./embedded/socket-folder.ts";
import type { Running } from "./embedded/supervision.ts";
import { supervise } from "./embedded/supervision.ts";

export type EmbeddedPostgres = {
  connectionString: string;
  /** The postmaster's process number; another one after a crash of PostgreSQL. */
  pid(): number;
  /** Fast shutdown; resolves when PostgreSQL has ended and the data folder is free. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** Absolute. */
  dataDir: string;
  log: Log;
  /** Server settings that differ from the durable defaults; for throw-away clusters only. */
  settings?: Settings;
  /** Where the cluster goes when PostgreSQL's user cannot reach dataDir. */
  elsewhere?: string;
};

/**
 * Starts PostgreSQL on DATA_DIR/postgres, or adopts the one that a killed server left running there,
 * and starts it again whenever it dies. Throws DataFolderInUse when another process has the folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const home = openClusterHome(options.dataDir, options.elsewhere);
  const release = lockDataFolder(home.folder, options.dataDir);
  try {
    sweepDrafts(home.folder);
    const binaries = findBinaries(home.folder, home.account);
    await ensureCluster(home, binaries);
    const launch = () => adoptOrLaunch(home, binaries, options);
    const first = await launch();
    await createDatabaseOnce(first.socketFolder);
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

/** Where the PostgreSQL that a server runs on DATA_DIR/postgres can be reached; undefined when none runs. */
export function runningEmbeddedPostgres(dataDir: string, elsewhere?: string): string | undefined {
  if (!existsSync(join(dataDir, "postgres"))) return undefined;
  const running = runningPostmaster(openClusterHome(dataDir, elsewhere).cluster);
  return running && !running.isStopping ? connectionStringTo(running.socketFolder) : undefined;
}

async function adoptOrLaunch(
  home: ClusterHome,
  binaries: string,
  { log, settings = {} }: EmbeddedOptions,
): Promise<Running> {
  const socketFolder = openSocketFolder(home);
  const survivor = runningPostmaster(home.cluster);
  if (survivor !== undefined) {
    const { pid } = survivor;
    const isAlive = () => runningPostmaster(home.cluster)?.pid === pid;
    const fits = survivor.socketFolder === socketFolder && !survivor.isStopping;
    if (fits && (await awaitReady(socketFolder, isAlive, 10_000))) {
      log.info({ pid }, "Adopted the running PostgreSQL of this data folder");
      return { pid, socketFolder, isAlive };
    }
    await stopPostmaster(pid, home.cluster);
  }
  return await launchPatiently(home, () => spawnPostmaster(home, binaries, socketFolder, settings));
}

/** Backends of a killed postmaster take a moment to notice, and hold the shared memory until then. */
async function launchPatiently(home: ClusterHome, spawn: () => Running): Promise<Running> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const launched = spawn();
    if (await awaitReady(launched.socketFolder, launched.isAlive, 120_000)) return launched;
    const reason = existsSync(logPath(home)) ? readFileSync(logPath(home), "utf8").trim() : "";
    if (!reason.includes("shared memory block") || Date.now() > deadline) {
      throw new Error(`The embedded PostgreSQL in ${home.cluster} does not start:\n${reason.slice(-2_000)}`);
    }
    await pause(200);
  }
}
