import type pg from "pg";

/** Each text of the writers is unique (write-stream.ts), so that two rows with one text are one write done twice. */
const checks: readonly { what: string; query: string }[] = [
  { what: "posting", query: "select title as key from jobs where title like 'Posting %'" },
  { what: "application", query: "select job_id || ' ' || paralegal_id as key from applications" },
  { what: "message", query: "select sender_id || ' ' || content as key from messages" },
  { what: "contract", query: "select application_id::text as key from contracts" },
  {
    what: "notification of an application",
    query: `select user_id || ' ' || action_url as key from notifications
            where type = 'application' and action_url like '%application=%'`,
  },
];

/** Descriptions of writes that are in the database more than once. */
export async function findDoubledWrites(client: pg.Client): Promise<string[]> {
  const found: string[] = [];
  for (const { what, query } of checks) {
    const { rows } = await client.query<{ key: string; count: number }>(
      `select key, count(*)::int from (${query}) as written group by key having count(*) > 1`,
    );
    for (const { key, count } of rows) found.push(`${count} times: ${what} ${key}`);
  }
  return found;
}
