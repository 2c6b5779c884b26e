import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Key of the advisory lock: "case" in hexadecimal ASCII. */
const migrationLock = 0x63617365;

/** Applies all migrations. Processes that start together run one after the other. */
export async function migrate({ pool }: { pool: pg.Pool }): Promise<void> {
  const client = await pool.connect();
  try {
    // Waiting for the lock and building an index can exceed the time limit of requests.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    // Closing the connection releases the lock and the setting.
    client.release(true);
  }
}
