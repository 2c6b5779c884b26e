/** Which words a posting names a term of the legal vocabulary with, where the trigger index_job reads them. */
import { createHash } from "node:crypto";
import { conceptNames } from "@caseload/matching/ontology/expand-terms";
import { sql } from "drizzle-orm";
import type { Db, Reader, Tx } from "../../../platform/db/database.ts";
import { searchPhrases, searchVocabulary } from "../../../platform/db/schema/search-vocabulary.ts";

/** Any number nobody else locks on. */
const vocabularyLock = 0x766f6361;

let known: string | undefined;
/** Names this process's vocabulary; a database that knows another one is asked for phrases. */
export const vocabularyMark = (): string =>
  (known ??= createHash("sha256").update(JSON.stringify(conceptNames())).digest("hex").slice(0, 16));

/**
 * At every start: tells the database the vocabulary where it has another one; answers whether it had. Postings that are
 * written from then on are filed by it at once, the older ones by and by (file-postings.ts).
 */
export async function indexVocabulary(db: Db): Promise<boolean> {
  if (await isFiled(db)) return false;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${vocabularyLock})`);
    // In the order of file-postings.ts: this row first, then postings.
    await tx.execute(sql`select from ${searchVocabulary} for update`);
    if (await isFiled(tx)) return false;
    await storePhrases(tx);
    // Whoever writes postings is waited for and waits, so that none is read by the old vocabulary unseen.
    await tx.execute(sql`lock table jobs in share row exclusive mode`);
    await tx.execute(sql`
      insert into ${searchVocabulary} (mark, filed_to, old_to)
      select ${vocabularyMark()}, 0, coalesce(max(id), 0) from jobs
      on conflict (single) do update set mark = excluded.mark, filed_to = 0, old_to = excluded.old_to`);
    return true;
  });
}

async function isFiled(db: Reader): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${searchVocabulary} where ${searchVocabulary.mark} = ${vocabularyMark()}`);
  return rows.length > 0;
}

async function storePhrases(tx: Tx): Promise<void> {
  const named = conceptNames().flatMap(({ term, names }) => names.map((name) => ({ term, name })));
  await tx.execute(sql`delete from ${searchPhrases}`);
  await tx.execute(sql`
    with named as materialized (
      select term, search_phrase(name) as phrase, to_tsvector('english', search_text(name)) as words
      from unnest(${sql.param(named.map(({ term }) => term))}::text[], ${sql.param(named.map(({ name }) => name))}::text[])
        as told(term, name)
    ), used as (
      select lexeme, count(*) as phrases from named, unnest(tsvector_to_array(words)) lexeme group by lexeme
    )
    insert into ${searchPhrases} (term, phrase, rarest)
    select distinct on (term, phrase) term, phrase, lexeme
    from named, unnest(tsvector_to_array(words)) lexeme join used using (lexeme)
    order by term, phrase, phrases, lexeme`);
  await tx.execute(sql`analyze ${searchPhrases}`);
}
