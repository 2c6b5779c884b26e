import { sql } from "drizzle-orm";
import { taskConnections } from "../platform/db/connection-limits.ts";
import type { Db } from "../platform/db/database.ts";

/** Names of tables by how many of their rows were changed. */
export interface DatabaseChanges {
  /** The tables whose committed rows changed since the last call, each once, in alphabetical order. */
  readonly take: () => Promise<string[]>;
}

/**
 * Tables that a refused request may change: counters of attempts, keys of repeated requests, and when a session was last
 * used; and the caches of matching and search, which are filled in the background.
 */
const bookkeeping = [
  "attempts",
  "idempotency_keys",
  "sessions",
  "security_events",
  "job_readings",
  "profile_readings",
  "job_words",
  "search_phrases",
  "search_vocabulary",
];

/**
 * Watches all tables but those of bookkeeping by triggers. A change that is rolled back leaves no trace, and neither does
 * an update that leaves a row as it was, a row that is created and removed again between two calls of take, such as the
 * file of a refused application, or a background task, which may do the work of an earlier request late.
 */
export async function watchDatabase(db: Db): Promise<DatabaseChanges> {
  await db.execute(sql`create table watched_changes
    (id bigserial primary key, of_table text not null, operation text not null, row_id text)`);
  await db.execute(sql`create function note_change() returns trigger language plpgsql as $$
    begin
      if current_setting('application_name') <> ${sql.raw(`'${taskConnections}'`)} then
        insert into watched_changes (of_table, operation, row_id)
        values (tg_table_name, tg_op, case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end ->> 'id');
      end if;
      return null;
    end $$`);
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'watched_changes'`);
  for (const { name } of tables.filter((table) => !bookkeeping.includes(table.name))) {
    const table = sql.identifier(name);
    await db.execute(sql`create trigger watch_rows after insert or delete on ${table}
      for each row execute function note_change()`);
    await db.execute(sql`create trigger watch_updates after update on ${table}
      for each row when (old.* is distinct from new.*) execute function note_change()`);
  }
  return {
    take: async () => {
      const { rows } = await db.execute<{ of_table: string }>(
        sql`with taken as (delete from watched_changes returning of_table, operation, row_id),
              passing as (
                select of_table, row_id from taken where row_id is not null group by of_table, row_id
                having bool_or(operation = 'INSERT') and bool_or(operation = 'DELETE'))
            select distinct of_table from taken
            where (of_table, coalesce(row_id, '')) not in (select of_table, row_id from passing)
            order by of_table`,
      );
      return rows.map((row) => row.of_table);
    },
  };
}
