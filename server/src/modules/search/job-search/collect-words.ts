import { vocabulary } from "@caseload/matching/ontology/expand-terms";
import { sql } from "drizzle-orm";
import type { Db, Reader, Tx } from "../../../platform/db/database.ts";

/** Words are collected from the newest open postings. */
const maxPostings = 10_000;
const minutesBetween = 15;
/** Any number that no other advisory lock uses: "word" in hexadecimal ASCII. */
const collectionLock = 0x776f7264;

async function tryLock(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(${collectionLock}) as locked`,
  );
  return rows[0]?.locked ?? false;
}

/** Whether there are new open postings, at most every quarter of an hour. */
async function isDue(db: Reader, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ due: boolean }>(sql`
    select last.at is null
      or (last.at <= ${now.toISOString()}::timestamptz - make_interval(mins => ${minutesBetween})
        and exists (select from jobs where status = 'open' and posted_at > last.at)) as due
    from (select (select collected_at from job_words limit 1) as at) last`);
  return rows[0]?.due ?? true;
}

/**
 * Scheduled: stores the words of postings with the number of postings that use each. Returns the number of words; 0 while
 * another process collects them.
 */
export async function collectWords(db: Db, now: Date): Promise<number> {
  if (!(await isDue(db, now))) return 0;
  return db.transaction(async (tx) => {
    if (!(await tryLock(tx)) || !(await isDue(tx, now))) return 0;
    await tx.execute(sql`delete from job_words`);
    const { rowCount } = await tx.execute(sql`
      insert into job_words (word, stem, postings, collected_at)
      select word, stems[1], max(postings)::integer, ${now.toISOString()}::timestamptz from (
        select word, ndoc as postings from ts_stat(${`
          select to_tsvector('simple', search_text(title || ' ' || array_to_string(specialties, ' ') || ' ' || description))
          from jobs where status = 'open' and paused_at is null and not hidden order by posted_at desc, id desc limit ${maxPostings}`})
        union all select vocabulary.word, 0 from unnest(${sql.param([...vocabulary()])}::text[]) vocabulary(word)
      ) used, lateral (select ts_lexize('english_stem', word) as stems) lexized
      where word ~ '^[a-z]{3,30}$' and cardinality(stems) > 0
      group by word, stems[1]`);
    return rowCount ?? 0;
  });
}
