import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

const databaseName = "caseload";

export function connectionStringTo(socketFolder: string, database = databaseName): string {
  return `postgresql:///${database}?user=caseload&host=${encodeURIComponent(socketFolder)}`;
}

/**
 * Waits until PostgreSQL accepts connections. False when its process ends, or when nothing answers
 * for the given milliseconds; a server that says it is recovering is waited for.
 */
export async function awaitReady(
  socketFolder: string,
  isAlive: () => boolean,
  patience: number,
): Promise<boolean> {
  let deadline = Date.now() + patience;
  while (isAlive() && Date.now() < deadline) {
    const answer = await tryConnecting(socketFolder);
    if (answer === "ready") return true;
    if (answer === "starting") deadline = Date.now() + patience;
    await pause(25);
  }
  return false;
}

async function tryConnecting(socketFolder: string): Promise<"ready" | "starting" | "silent"> {
  const client = newClient(socketFolder);
  try {
    await client.connect();
    await client.query("select 1");
    return "ready";
  } catch (error) {
    // 57P03, cannot_connect_now: starting up, recovering or shutting down.
    return error instanceof pg.DatabaseError && error.code === "57P03" ? "starting" : "silent";
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** initdb makes no database of ours; a crash may fall between the two, so every start asks. */
export async function createDatabaseOnce(socketFolder: string): Promise<void> {
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
