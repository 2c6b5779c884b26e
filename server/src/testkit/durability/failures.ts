import { realpathSync } from "node:fs";
import { join } from "node:path";
import { connectionStringTo } from "../../platform/db/embedded/readiness.ts";
import { runningPostmaster } from "../../platform/db/embedded/postmaster.ts";
import { type ServerProcess, startServerProcess } from "../server-process.ts";

/** Processes to kill with SIGKILL. The server restarts PostgreSQL by itself; the test restarts the server. */
export const failures = ["server", "database", "both"] as const;
export type Failure = (typeof failures)[number];

const findPostmaster = (dataDir: string) =>
  runningPostmaster(join(realpathSync(join(dataDir, "postgres")), "cluster"));

function postmaster(dataDir: string): { pid: number; connectionString: string } {
  const running = findPostmaster(dataDir);
  if (running === undefined) throw new Error(`No PostgreSQL runs in ${dataDir}.`);
  return { pid: running.pid, connectionString: connectionStringTo(running.socketFolder) };
}

/** The connection string of a server's embedded PostgreSQL. */
export const embeddedDatabaseUrl = (dataDir: string): string => postmaster(dataDir).connectionString;

/** @returns the process id of the PostgreSQL that ran before the failure */
export async function injectFailure(failure: Failure, server: ServerProcess): Promise<number> {
  const { pid } = postmaster(server.dataDir);
  const ended = failure === "database" ? undefined : server.kill();
  if (failure !== "server") process.kill(pid, "SIGKILL");
  await ended;
  return pid;
}

interface Outage {
  readonly failure: Failure;
  /** The process id of the PostgreSQL that ran before. */
  readonly postmaster: number;
}

/** Returns a ready server on the same data after the failure. */
export async function recover(
  { failure, postmaster: before }: Outage,
  server: ServerProcess,
  env: Record<string, string>,
): Promise<ServerProcess> {
  if (failure !== "database") {
    const { dataDir, port } = server;
    return startServerProcess({ env, dataDir, port });
  }
  const deadline = Date.now() + 30_000;
  // A killed process is still listed for a moment, and its sessions still answer.
  const hasRestarted = (): boolean => ![undefined, before].includes(findPostmaster(server.dataDir)?.pid);
  while (!hasRestarted() || !(await isReady(server.url))) {
    if (Date.now() > deadline) throw new Error(`The database did not come back:\n${server.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return server;
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  await answer?.text();
  return answer?.ok ?? false;
}
