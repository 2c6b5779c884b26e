import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { EmbeddedPostgres } from "../platform/db/embedded.ts";
import { startEmbeddedPostgres } from "../platform/db/embedded.ts";
import { runningPostmaster, stopPostmaster } from "../platform/db/embedded/postmaster.ts";
import { identifyProcess } from "../platform/db/embedded/process-identity.ts";
import { quietLog } from "./quiet-log.ts";

const folderName = /^caseload-test-(\d+)-/;

/** Faster, because the data need not survive a crash. */
const nonDurable = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
  // Bounds what the cluster takes of memory.
  max_wal_size: "256MB",
};

/** The folder of Linux whose files are in memory. */
const memory = "/dev/shm";
/** Bytes; the tests take about a fifth. */
const minimumMemory = 4 * 1024 ** 3;

/**
 * An embedded PostgreSQL in a temporary folder that stop() removes. Unless it is durable, it is in memory where there
 * is enough: a database has a thousand files, and ext4 takes a fifth of a second of the processor to clone one while
 * others are being removed, five times as long as memory.
 */
export async function startDisposablePostgres({ durable }: { durable: boolean }): Promise<EmbeddedPostgres> {
  await removeAbandoned();
  if (durable || !hasRoom(memory)) return startIn(tmpdir(), durable);
  // Where programs may not run from memory, PostgreSQL's user may be unable to start it there.
  return startIn(memory, durable).catch(() => startIn(tmpdir(), durable));
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, process.availableMemory()) >= minimumMemory;
  } catch {
    return false;
  }
}

async function startIn(parent: string, durable: boolean): Promise<EmbeddedPostgres> {
  const dataDir = temporaryDataDir(parent);
  try {
    const fallbackDir = join("/tmp", `caseload-elsewhere-${process.pid}`);
    const server = await startEmbeddedPostgres({
      dataDir,
      log: quietLog,
      settings: durable ? {} : nonDurable,
      fallbackDir,
    });
    return {
      ...server,
      async stop() {
        await server.stop();
        removeDataDir(dataDir);
      },
    };
  } catch (error) {
    removeDataDir(dataDir);
    throw error;
  }
}

/** An empty folder that PostgreSQL's user may traverse. */
export function temporaryDataDir(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, `caseload-test-${process.pid}-`));
  chmodSync(folder, 0o711);
  return folder;
}

/** Stops and removes the databases of killed test runs. */
async function removeAbandoned(): Promise<void> {
  const parents = [tmpdir(), memory].filter((parent) => existsSync(parent));
  const folders = parents.flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)));
  for (const dataDir of folders) {
    const pid = folderName.exec(basename(dataDir))?.[1];
    if (pid === undefined || identifyProcess(Number(pid)) !== undefined) continue;
    // Skips folders of other users, and those that another run has removed.
    const found = lstatSync(dataDir, { throwIfNoEntry: false });
    if (found === undefined || found.uid !== process.getuid?.()) continue;
    const cluster = join(realpathOr(join(dataDir, "postgres")), "cluster");
    const running = runningPostmaster(cluster);
    if (running !== undefined) {
      await stopPostmaster(running.pid, cluster);
      rmSync(running.socketFolder, { recursive: true, force: true });
    }
    removeDataDir(dataDir);
  }
}

export function removeDataDir(dataDir: string): void {
  // The cluster may be in another folder, behind a link.
  rmSync(realpathOr(join(dataDir, "postgres")), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}

function realpathOr(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
