import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testkit/database.ts";
import type { TestDatabase } from "../../testkit/database.ts";
import { quietLog } from "../../testkit/quiet-log.ts";
import type { Database } from "./client.ts";
import { openDatabase } from "./client.ts";

let clone: TestDatabase;
let database: Database;

beforeAll(async () => {
  clone = await createTestDatabase();
  database = openDatabase(clone.connectionString, { log: quietLog });
});
afterAll(async () => {
  await database.close();
  await clone.drop();
});

/** Terminates all connections, like a restart of PostgreSQL. */
async function cutAllConnections(): Promise<void> {
  const other = new pg.Client({ connectionString: clone.connectionString });
  await other.connect();
  await other.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await other.end();
}

test("statements, locks and idle transactions have a limit", async () => {
  const { rows } = await database.db.execute(
    sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  expect(rows).toEqual([{ statement: "4s", lock: "2500ms", idle: "15s" }]);
});

test("an idle connection that is lost is replaced", async () => {
  await database.pool.query("select 1");
  await cutAllConnections();
  await expect
    .poll(
      () =>
        database.pool.query("select 1 as one").then(
          ({ rows }) => rows,
          () => [],
        ),
      { timeout: 5_000 },
    )
    .toEqual([{ one: 1 }]);
});

test("a connection lost inside a transaction fails that transaction only, and rolls it back", async () => {
  await database.pool.query("create table written (n int)");
  const cut = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into written values (1)`);
    await cutAllConnections();
    await tx.execute(sql`insert into written values (2)`);
  });
  await expect(cut).rejects.toThrow();
  await expect
    .poll(
      () =>
        database.pool.query("select n from written").then(
          ({ rows }) => rows,
          () => null,
        ),
      { timeout: 5_000 },
    )
    .toEqual([]);
});
