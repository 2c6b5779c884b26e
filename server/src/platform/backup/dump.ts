import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { BackupError } from "./manifest.ts";

/** Schemas of the product: its tables, the applied migrations, the task queue. */
const schemas = ["public", "drizzle", "tasks"] as const;

/** Passes the password in the environment, because the arguments of a process are visible to other users. */
function connectionOf(databaseUrl: string): { url: string; env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl.replace("@/", "@localhost/"));
  if (url.password === "") return { url: databaseUrl, env: process.env };
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(url.password) };
  return { url: databaseUrl.replace(/^([^:]+:\/\/[^:@/]*):[^@]*@/, "$1@"), env };
}

async function finish(program: string, child: ReturnType<typeof spawn>): Promise<void> {
  const outcome: unknown[] = await once(child, "close").catch((error: Error & { code?: string }) => {
    if (error.code !== "ENOENT") throw error;
    throw new BackupError(
      `${program} is not installed. Install PostgreSQL's client programs, of the server's version or a newer one.`,
    );
  });
  if (outcome[0] !== 0) throw new BackupError(`${program} failed. Its message is above.`);
}

/** Writes the database to a file with pg_dump. */
export async function dumpDatabase(databaseUrl: string, file: string): Promise<void> {
  const { url, env } = connectionOf(databaseUrl);
  const only = schemas.map((schema) => `--schema=${schema}`);
  const args = ["--format=custom", "--no-owner", "--no-acl", ...only, "--extension=*", `--file=${file}`, url];
  await finish("pg_dump", spawn("pg_dump", args, { env, stdio: ["ignore", "ignore", "inherit"] }));
}

/** Returns whether the database has tables of the product. */
export async function isUsed(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query("select from pg_tables where schemaname = any($1) limit 1", [
      schemas,
    ]);
    return rows.length > 0;
  } finally {
    await client.end();
  }
}

/**
 * Replaces the product's schemas by those of a dump, in one transaction. The statements are written to a file first,
 * because psql cannot tell the end of a stream from its interruption.
 * @param workFolder an existing folder with room for the statements
 */
export async function loadDump(databaseUrl: string, file: string, workFolder: string): Promise<void> {
  const { url, env } = connectionOf(databaseUrl);
  const folder = await mkdtemp(join(workFolder, "restoring-"));
  const statements = join(folder, "statements.sql");
  try {
    const reading = ["--no-owner", "--no-acl", `--file=${statements}`, file];
    await finish("pg_restore", spawn("pg_restore", reading, { env, stdio: ["ignore", "ignore", "inherit"] }));
    const drop = schemas.map((schema) => `drop schema if exists ${schema} cascade;`).join(" ");
    const loading = ["--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"];
    loading.push("--output=/dev/null", `--command=${drop}`, `--file=${statements}`, url);
    // Dropping reports each object as a notice.
    const quiet = { ...env, PGOPTIONS: "-c client_min_messages=warning" };
    await finish("psql", spawn("psql", loading, { env: quiet, stdio: ["ignore", "ignore", "inherit"] }));
  } finally {
    await rm(folder, { recursive: true });
  }
}
