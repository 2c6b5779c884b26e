import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { copyCluster } from "../platform/backup/copy-cluster.ts";
import { findBinaries } from "../platform/db/embedded/binaries.ts";
import { type ClusterHome, ensureCluster, openClusterHome } from "../platform/db/embedded/cluster.ts";
import { type Settings, spawnPostmaster, stopPostmaster } from "../platform/db/embedded/postmaster.ts";
import { connectionStringTo, ensureDatabase, waitUntilReady } from "../platform/db/embedded/readiness.ts";
import { openSocketFolder } from "../platform/db/embedded/socket-folder.ts";
import { removeDataDir, temporaryDataDir } from "./disposable-postgres.ts";

interface Node {
  connectionString: string;
  cluster: string;
  socketFolder: string;
  kill: () => void;
  stop: () => Promise<void>;
}

/** A primary database and a synchronous replica of it, by PostgreSQL's streaming replication. */
export interface ReplicatedPostgres {
  primary: string;
  replica: string;
  /** Kills the primary without a warning. */
  killPrimary: () => void;
  /** Makes the replica the primary. */
  promote: () => Promise<void>;
  stop: () => Promise<void>;
}

async function startNode(home: ClusterHome, binaries: string, settings: Settings): Promise<Node> {
  await ensureCluster(home, binaries);
  const socketFolder = openSocketFolder(home);
  const { pid, isAlive } = spawnPostmaster(home, binaries, socketFolder, settings);
  if (!(await waitUntilReady(socketFolder, isAlive, 60_000)))
    throw new Error("A node of the replicated PostgreSQL does not start.");
  return {
    connectionString: connectionStringTo(socketFolder),
    cluster: home.cluster,
    socketFolder,
    kill: () => void process.kill(pid, "SIGKILL"),
    stop: () => stopPostmaster(pid, home.cluster),
  };
}

async function ask<Row extends pg.QueryResultRow>(
  connectionString: string,
  statement: string,
): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows[0];
  } finally {
    await client.end();
  }
}

/** Copies the primary and starts the copy as its replica, on whose confirmation every commit waits from then on. */
async function attachReplica(primary: Node, home: ClusterHome, binaries: string): Promise<Node> {
  await copyCluster(primary.connectionString, primary.cluster, home.cluster);
  writeFileSync(join(home.cluster, "standby.signal"), "", { mode: 0o600 });
  const replica = await startNode(home, binaries, {
    primary_conninfo: `host=${primary.socketFolder} user=caseload application_name=replica`,
  });
  await ask(primary.connectionString, "alter system set synchronous_standby_names = 'replica'");
  await ask(primary.connectionString, "select pg_reload_conf()");
  for (;;) {
    const state = await ask<{ sync: string }>(
      primary.connectionString,
      "select sync_state as sync from pg_stat_replication",
    );
    if (state?.sync === "sync") return replica;
    await pause(50);
  }
}

export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folders = [temporaryDataDir(), temporaryDataDir()] as const;
  const [first, second] = folders.map((folder) => openClusterHome(folder)) as [ClusterHome, ClusterHome];
  const binaries = findBinaries(first.folder, first.account);
  const nodes: Node[] = [];
  const stop = async (): Promise<void> => {
    for (const node of nodes) await node.stop();
    for (const folder of folders) removeDataDir(folder);
  };
  try {
    const primary = await startNode(first, binaries, {});
    nodes.push(primary);
    await ensureDatabase(primary.socketFolder);
    const replica = await attachReplica(primary, second, binaries);
    nodes.push(replica);
    return {
      primary: primary.connectionString,
      replica: replica.connectionString,
      killPrimary: primary.kill,
      promote: async () => void (await ask(replica.connectionString, "select pg_promote()")),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
