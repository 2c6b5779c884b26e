import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, type Site } from "../../testkit/site.ts";

let site: Site;
let administrator: pg.Client;
beforeAll(async () => {
  site = await openSite();
  administrator = new pg.Client({ connectionString: site.connectionString });
  await administrator.connect();
});
afterAll(async () => {
  await administrator.end();
  await site.close();
});

async function ready(): Promise<[number, string]> {
  const answer = await site.app.inject("/health/ready");
  return [answer.statusCode, answer.json<{ status: string }>().status];
}

const cutConnections = (where: string) =>
  administrator.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and ${where}`,
  );

test("a site whose database serves requests is ready", async () => {
  await expect.poll(ready).toEqual([200, "ready"]);
});

test("a read-only database, such as a former primary, is not ready", async () => {
  const { rows } = await administrator.query<{ name: string }>("select current_database() as name");
  const name = rows[0]?.name ?? "";
  await administrator.query(`alter database ${name} set default_transaction_read_only = on`);
  await cutConnections("true");
  await expect.poll(ready).toEqual([503, "the database is read-only"]);
  await administrator.query("set default_transaction_read_only = off");
  await administrator.query(`alter database ${name} reset default_transaction_read_only`);
  await cutConnections("true");
  await expect.poll(ready, { timeout: 5_000 }).toEqual([200, "ready"]);
});

test("a database without the newest migration is not ready, one with a newer migration is", async () => {
  const newest = "created_at = (select max(created_at) from drizzle.__drizzle_migrations)";
  await administrator.query(
    `update drizzle.__drizzle_migrations set created_at = created_at - 1 where ${newest}`,
  );
  expect(await ready()).toEqual([503, "the database lacks migrations"]);
  await administrator.query(
    `update drizzle.__drizzle_migrations set created_at = created_at + 1 where ${newest}`,
  );
  expect(await ready()).toEqual([200, "ready"]);
  await administrator.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9e12)",
  );
  expect(await ready()).toEqual([200, "ready"]);
  await administrator.query("delete from drizzle.__drizzle_migrations where hash = 'later'");
});

test("a site that receives no changes of other processes is not ready until it listens again", async () => {
  await expect.poll(ready).toEqual([200, "ready"]);
  await cutConnections("query like 'listen%' or query = 'select 1'");
  await expect.poll(ready, { interval: 10 }).toEqual([503, "live updates are not connected"]);
  await expect.poll(ready, { timeout: 5_000 }).toEqual([200, "ready"]);
});

test("requests that have all connections do not delay the answer", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const holders = Array.from({ length: 6 }, () => site.db.transaction(() => released));
  expect(await ready()).toEqual([200, "ready"]);
  release();
  await Promise.all(holders);
});
