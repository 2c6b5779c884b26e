import type pg from "pg";
import { type Acknowledged, type WriteKind, writeKinds } from "./ledger.ts";

/** For each kind of write: the rows that show it, as id and content. */
const stored: Record<WriteKind, string> = {
  job: "select id, title as content from jobs where id = any($1)",
  application: "select id, cover_letter as content from applications where id = any($1)",
  message: "select id, content from messages where id = any($1)",
  decision: "select id, status as content from applications where id = any($1)",
  agreement:
    "select contract_id as id, user_id::text as content from contract_signatures where contract_id = any($1)",
};

/** Acknowledged writes that the database does not show as they were acknowledged. */
export async function findLostWrites(
  client: pg.Client,
  entries: readonly Acknowledged[],
): Promise<Acknowledged[]> {
  const lost: Acknowledged[] = [];
  for (const kind of writeKinds) {
    const expected = entries.filter((entry) => entry.kind === kind);
    const { rows } = await client.query<{ id: number; content: string }>(stored[kind], [
      expected.map((entry) => entry.id),
    ]);
    const found = new Set(rows.map((row) => `${row.id} ${row.content}`));
    lost.push(...expected.filter((entry) => !found.has(`${entry.id} ${entry.content}`)));
  }
  return lost;
}
