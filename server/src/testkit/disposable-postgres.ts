import { chmodSync, lstatSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
};

/** An embedded PostgreSQL in a temporary folder that stop() removes. */
export async function startDisposablePostgres({ durable }: { durable: boolean }): Promise<EmbeddedPostgres> {
  await removeAbandoned();
  const dataDir = temporaryDataDir();
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
export function temporaryDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), `caseload-test-${process.pid}-`));
  chmodSync(folder, 0o711);
  return folder;
}

/** Stops and removes the databases of killed test runs. */
async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = folderName.exec(name)?.[1];
    if (pid === undefined || identifyProcess(Number(pid)) !== undefined) continue;
    const dataDir = join(tmpdir(), name);
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
