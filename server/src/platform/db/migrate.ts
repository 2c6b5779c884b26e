import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Any number nobody else locks on; "caseload" in hexadecimal ASCII, cut to 32 bits. */
const migrationLock = 0x63617365;

/** Brings the database up to date. Processes that start together do it one after the other. */
export async function migrate({ pool }: { pool: pg.Pool }): Promise<void> {
  const client = await pool.connect();
  try {
    // Waiting for the lock and building an index may both take longer than a request may.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    // Closing the connection drops the lock and the setting with it.
    client.release(true);
  }
}
