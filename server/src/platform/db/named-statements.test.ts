import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testkit/database.ts";
import { quietLog } from "../../testkit/quiet-log.ts";
import { type Database, openDatabase } from "./client.ts";
import { plannedEachTime } from "./named-statements.ts";

let database: TestDatabase;
let opened: Database;
beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  opened = openDatabase(database.connectionString, { log: quietLog, poolSize: 1 });
  await database.run("create table figures (id int primary key, amount int not null)");
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const read = async (statement: ReturnType<typeof sql>) => (await opened.db.execute(statement)).rows;

/** The texts that the pool's only connection has prepared. */
async function preparedTexts(): Promise<string[]> {
  const rows = await read(sql`select statement from pg_prepared_statements order by prepare_time, statement`);
  return rows.map(({ statement }) => String(statement));
}

test("a statement with values is prepared from its second use on, one without values never", async () => {
  for (const value of [1, 2, 3]) {
    expect(await read(sql`select ${value}::int + 1 as next`)).toEqual([{ next: value + 1 }]);
    expect(await preparedTexts()).toEqual(value === 1 ? [] : ["select $1::int + 1 as next"]);
  }
});

test("each use has its own values, in transactions too", async () => {
  await opened.db.transaction(async (tx) => {
    for (const id of [1, 2, 3]) await tx.execute(sql`insert into figures values (${id}, ${id * 100})`);
  });
  for (const id of [3, 1, 2]) {
    expect(await read(sql`select amount from figures where id = ${id}`)).toEqual([{ amount: id * 100 }]);
  }
});

test("a statement that was refused works as soon as its table is there", async () => {
  const late = (id: number) => read(sql`select id from late_figures where id = ${id}`);
  for (const id of [1, 2, 3]) await expect(late(id)).rejects.toThrow();
  await database.run("create table late_figures as select id from figures");
  for (const id of [1, 2, 3]) expect(await late(id)).toEqual([{ id }]);
});

test("a column that gets wider leaves no stale plan", async () => {
  const amountOf = (id: number) => read(sql`select id from figures where amount = ${id * 100}`);
  for (const id of [1, 2, 3]) expect(await amountOf(id)).toEqual([{ id }]);
  await database.run("alter table figures alter column amount type bigint");
  for (const id of [1, 2, 3]) expect(await amountOf(id)).toEqual([{ id }]);
});

test("a connection keeps a bounded number of statements, and runs the others unprepared", async () => {
  for (const use of [1, 2]) {
    for (let n = 0; n < 350; n += 1) {
      expect(await read(sql`select ${use}::int + ${sql.raw(String(n))} as sum`)).toEqual([{ sum: use + n }]);
    }
  }
  expect(await preparedTexts()).toHaveLength(300);
});

test("a statement that says so is planned with its values each time", async () => {
  const before = await preparedTexts();
  for (const day of ["2026-01-01", "2026-07-01", "2026-01-01"])
    expect(await read(sql`${plannedEachTime} select ${day}::date > '2026-03-01' as late`)).toEqual([
      { late: day > "2026-03-01" },
    ]);
  expect(await preparedTexts()).toEqual(before);
});

test("texts of bulk writes are not prepared", async () => {
  const rows = sql.join(
    Array.from({ length: 1_000 }, (_, n) => sql`(${n + 1_000}, 1)`),
    sql`, `,
  );
  const before = await preparedTexts();
  for (let use = 0; use < 3; use += 1) {
    await read(sql`insert into figures values ${rows} on conflict do nothing`);
  }
  expect(await preparedTexts()).toEqual(before);
});
