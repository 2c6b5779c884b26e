import { realpathSync } from "node:fs";
import { join } from "node:path";
import { connectionStringTo } from "../../platform/db/embedded/readiness.ts";
import { runningPostmaster } from "../../platform/db/embedded/postmaster.ts";
import { type ServerProcess, startServerProcess } from "../server-process.ts";

/** What is killed with SIGKILL. The server mends a killed PostgreSQL by itself; a killed server is started again. */
export const accidents = ["server", "database", "both"] as const;
export type Accident = (typeof accidents)[number];

const findPostmaster = (dataDir: string) =>
  runningPostmaster(join(realpathSync(join(dataDir, "postgres")), "cluster"));

function postmaster(dataDir: string): { pid: number; connectionString: string } {
  const running = findPostmaster(dataDir);
  if (running === undefined) throw new Error(`No PostgreSQL runs in ${dataDir}.`);
  return { pid: running.pid, connectionString: connectionStringTo(running.socketFolder) };
}

/** Where the embedded PostgreSQL of a server answers. */
export const databaseOf = (dataDir: string): string => postmaster(dataDir).connectionString;

export async function cause(accident: Accident, server: ServerProcess): Promise<void> {
  const { pid } = postmaster(server.dataDir);
  const ended = accident === "database" ? undefined : server.kill();
  if (accident !== "server") process.kill(pid, "SIGKILL");
  await ended;
}

/** The server that serves the same data afterwards, ready to answer. */
export async function recover(
  accident: Accident,
  server: ServerProcess,
  env: Record<string, string>,
): Promise<ServerProcess> {
  if (accident !== "database") {
    const { dataDir, port } = server;
    return startServerProcess({ env, dataDir, port });
  }
  const deadline = Date.now() + 30_000;
  // Sessions outlive a killed postmaster for a moment and would still answer.
  while (findPostmaster(server.dataDir) === undefined || !(await isReady(server.url))) {
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
