import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ClusterHome } from "./cluster.ts";
import { identifyProcess, processesIn } from "./process-identity.ts";
import type { Running } from "./supervision.ts";

type Postmaster = { pid: number; socketFolder: string; isStopping: boolean };

export type Settings = Record<string, string>;

const settings: Settings = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  max_connections: "100",
  shared_buffers: "128MB",
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  timezone: "UTC",
  log_timezone: "UTC",
  // Statement errors quote user input, and the server logs them itself.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_checkpoints: "off",
};

/** Returns the PostgreSQL that runs on this cluster, whichever process started it. */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const lines = postmasterFile(cluster);
  const pid = Number(lines?.[0]);
  if (lines === undefined || !Number.isInteger(pid) || pid <= 0) return undefined;
  if (!isPostmasterOf(pid, cluster)) return undefined;
  return { pid, socketFolder: lines[4] ?? "", isStopping: lines[7]?.trim() === "stopping" };
}

/** Lines of postmaster.pid: process id, data directory, start time, port, socket folder, TCP address, shared memory, status. */
function postmasterFile(cluster: string): string[] | undefined {
  const path = join(cluster, "postmaster.pid");
  return existsSync(path) ? readFileSync(path, "utf8").split("\n") : undefined;
}

function isPostmasterOf(pid: number, cluster: string): boolean {
  const command = identifyProcess(pid)?.command ?? "";
  return command.includes("postgres") && `${command} `.includes(`-D ${cluster} `);
}

/** Starts PostgreSQL in its own session, so that Ctrl-C stops the server first. It ends with this process. */
export function spawnPostmaster(
  home: ClusterHome,
  binaries: string,
  socketFolder: string,
  extra: Settings,
): Running {
  resetStaleFiles(home.cluster, socketFolder);
  const all = { ...settings, ...extra, unix_socket_directories: socketFolder };
  const flags = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(logPath(home), "w", 0o600);
  const child = spawn(join(binaries, "postgres"), ["-D", home.cluster, ...flags], {
    ...home.account,
    cwd: "/",
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.on("error", () => undefined);
  child.unref();
  if (child.pid === undefined)
    throw new Error(`The embedded PostgreSQL could not be started from ${binaries}.`);
  const guard = spawnGuard(child.pid, home);
  child.once("exit", () => guard.kill("SIGKILL"));
  return {
    pid: child.pid,
    socketFolder,
    isAlive: () => child.exitCode === null && child.signalCode === null,
  };
}

/**
 * A shell that waits for the end of its input, which is the end of this process for whatever reason, and then shuts
 * PostgreSQL down: PostgreSQL itself does not notice that its parent was killed.
 */
function spawnGuard(postmaster: number, { account }: ClusterHome): ChildProcess {
  const guard = spawn("/bin/sh", ["-c", 'read -r _; kill -INT "$1"', "sh", String(postmaster)], {
    ...account,
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  guard.on("error", () => undefined);
  guard.unref();
  if (guard.stdin instanceof Socket) guard.stdin.unref();
  return guard;
}

export function logPath(home: ClusterHome): string {
  return join(home.folder, "postgres.log");
}

/**
 * After a crash the process id in a lock file may belong to an unrelated process or to one not yet reaped, and
 * PostgreSQL would refuse to start. It considers its parent's process id stale, and still checks the shared memory of
 * surviving backends, which deleting postmaster.pid would prevent.
 */
function resetStaleFiles(cluster: string, socketFolder: string): void {
  const lines = postmasterFile(cluster);
  if (lines !== undefined) {
    writeFileSync(join(cluster, "postmaster.pid"), [String(process.pid), ...lines.slice(1)].join("\n"));
  }
  rmSync(join(socketFolder, ".s.PGSQL.5432.lock"), { force: true });
}

/**
 * Ends the sessions that a killed PostgreSQL left behind. One that is at work does not notice the death, and its shared
 * memory keeps the next PostgreSQL from starting. What was committed is in the write-ahead log.
 */
export async function endOrphans(cluster: string): Promise<void> {
  const deadline = Date.now() + 5_000;
  for (;;) {
    const orphans = processesIn(realpathSync(cluster)).filter((pid) =>
      identifyProcess(pid)?.command.startsWith("postgres: "),
    );
    if (orphans.length === 0 || Date.now() > deadline) return;
    for (const pid of orphans) kill(pid);
    await pause(20);
  }
}

/** It may have ended meanwhile. */
function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** Fast shutdown: PostgreSQL rolls back open transactions, writes a checkpoint and exits. */
export async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  for (const [signal, timeout] of [
    ["SIGINT", 30_000],
    ["SIGQUIT", 10_000],
  ] as const) {
    const deadline = Date.now() + timeout;
    if (isPostmasterOf(pid, cluster)) process.kill(pid, signal);
    while (isPostmasterOf(pid, cluster)) {
      if (Date.now() > deadline) break;
      await pause(20);
    }
  }
}
