import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { createTestDatabase } from "../../testkit/database.ts";
import { quietLog } from "../../testkit/quiet-log.ts";
import { openDatabase } from "./client.ts";
import { migrate, SchemaTooNew } from "./migrate.ts";

const journal: { entries: unknown[] } = JSON.parse(
  readFileSync(new URL("./migrations/meta/_journal.json", import.meta.url), "utf8"),
);

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function emptyDatabase() {
  const clone = await createTestDatabase({ migrated: false });
  const database = openDatabase(clone.connectionString, { log: quietLog });
  cleanups.push(
    () => clone.drop(),
    () => database.close(),
  );
  return database;
}

test("processes that start together migrate once", async () => {
  const database = await emptyDatabase();
  await Promise.all([migrate(database), migrate(database), migrate(database), migrate(database)]);
  const { rows } = await database.pool.query("select hash from drizzle.__drizzle_migrations");
  expect(rows).toHaveLength(journal.entries.length);
});

test("migrating again changes nothing, and the extensions exist", async () => {
  const database = await emptyDatabase();
  await migrate(database);
  await migrate(database);
  const { rows } = await database.pool.query(
    "select extname from pg_extension where extname in ('citext', 'pg_trgm') order by 1",
  );
  expect(rows).toEqual([{ extname: "citext" }, { extname: "pg_trgm" }]);
});

test("migrating releases its lock and restores the statement timeout", async () => {
  const database = await emptyDatabase();
  await migrate(database);
  const read = async (): Promise<unknown[]> => {
    const { rows } = await database.pool.query<Record<string, unknown>>(
      `select current_setting('statement_timeout') as "limit", count(*)::int as locks
       from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows;
  };
  // PostgreSQL ends a closed connection a moment later.
  await expect.poll(read).toEqual([{ limit: "4s", locks: 0 }]);
});

test("a database of a newer release is refused and stays unchanged", async () => {
  const database = await emptyDatabase();
  await migrate(database);
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
     select 'of a later release', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  );
  await expect(migrate(database)).rejects.toThrow(SchemaTooNew);
  const { rows } = await database.pool.query("select hash from drizzle.__drizzle_migrations");
  expect(rows).toHaveLength(journal.entries.length + 1);
});
