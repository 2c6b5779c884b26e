import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

const databaseName = "caseload";

export function connectionStringTo(socketFolder: string, database = databaseName): string {
  return `postgresql:///${database}?user=caseload&host=${encodeURIComponent(socketFolder)}`;
}

/**
 * Waits until PostgreSQL accepts connections. Returns false when its process ends, or when no connection succeeds for
 * `timeout` milliseconds; the timeout restarts while the server reports that it is recovering.
 */
export async function waitUntilReady(
  socketFolder: string,
  isAlive: () => boolean,
  timeout: number,
): Promise<boolean> {
  let deadline = Date.now() + timeout;
  while (isAlive() && Date.now() < deadline) {
    const state = await tryConnecting(socketFolder);
    if (state === "ready") return true;
    if (state === "starting") deadline = Date.now() + timeout;
    await pause(25);
  }
  return false;
}

async function tryConnecting(socketFolder: string): Promise<"ready" | "starting" | "unreachable"> {
  const client = newClient(socketFolder);
  try {
    await client.connect();
    await client.query("select 1");
    return "ready";
  } catch (error) {
    // 57P03, cannot_connect_now: starting up, recovering or shutting down.
    return error instanceof pg.DatabaseError && error.code === "57P03" ? "starting" : "unreachable";
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Creates the database when it is missing, which a crash after initdb can also cause. */
export async function ensureDatabase(socketFolder: string): Promise<void> {
  const client = newClient(socketFolder);
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(databaseName)}`);
  } finally {
    await client.end();
  }
}

function newClient(socketFolder: string): pg.Client {
  const client = new pg.Client({
    connectionString: connectionStringTo(socketFolder, "postgres"),
    connectionTimeoutMillis: 5_000,
  });
  client.on("error", () => undefined);
  return client;
}
