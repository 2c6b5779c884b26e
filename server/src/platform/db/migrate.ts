import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { streamOf } from "./shared-pool.ts";

export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Key of the advisory lock: "case" in hexadecimal ASCII. */
const migrationLock = 0x63617365;

/** A later release has migrated the database. */
export class SchemaTooNew extends Error {
  constructor() {
    super(
      "The database belongs to a newer release of Caseload. Start that release or a later one, or restore a backup from before the upgrade.",
    );
    this.name = "SchemaTooNew";
  }
}

/**
 * Applies all migrations. Processes that start together run one after the other.
 * @throws SchemaTooNew when the database has migrations that this release does not know
 */
export async function migrate({ pool }: { pool: pg.Pool }): Promise<void> {
  const client = await pool.connect();
  try {
    // Waiting for the lock and building an index can exceed the time limits of requests.
    await client.query("set statement_timeout = 0; set lock_timeout = 0");
    streamOf(client).setTimeout(0);
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await refuseNewer(client);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    // Closing the connection releases the lock and the setting.
    client.release(true);
  }
}

async function refuseNewer(client: pg.PoolClient): Promise<void> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (!tables[0]?.exists) return;
  // Milliseconds since 1970; bigint arrives as text.
  const { rows } = await client.query<{ newest: string | null }>(
    "select max(created_at) as newest from drizzle.__drizzle_migrations",
  );
  const known = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  if (Number(rows[0]?.newest ?? 0) > known) throw new SchemaTooNew();
}
