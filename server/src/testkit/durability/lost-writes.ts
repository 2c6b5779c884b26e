import type pg from "pg";
import { type Acknowledged, type WriteKind, writeKinds } from "./ledger.ts";

/** Selects id and content of the stored rows of each kind. */
const storedRows: Record<WriteKind, string> = {
  job: "select id, title as content from jobs where id = any($1)",
  application: "select id, cover_letter as content from applications where id = any($1)",
  message: "select id, content from messages where id = any($1)",
  decision: "select id, status as content from applications where id = any($1)",
  agreement:
    "select contract_id as id, user_id::text as content from contract_signatures where contract_id = any($1)",
};

/** Acknowledged writes that are missing or different in the database. */
export async function findLostWrites(
  client: pg.Client,
  entries: readonly Acknowledged[],
): Promise<Acknowledged[]> {
  const lost: Acknowledged[] = [];
  for (const kind of writeKinds) {
    const expected = entries.filter((entry) => entry.kind === kind);
    const { rows } = await client.query<{ id: number; content: string }>(storedRows[kind], [
      expected.map((entry) => entry.id),
    ]);
    const found = new Set(rows.map((row) => `${row.id} ${row.content}`));
    lost.push(...expected.filter((entry) => !found.has(`${entry.id} ${entry.content}`)));
  }
  return lost;
}
