import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { searchVocabulary } from "../../../platform/db/schema/search-vocabulary.ts";

/** A larger statement would not announce its postings one by one (the trigger tell_changed_jobs). */
const batchSize = 100;
/** Postings of one run; the next minute's run takes the rest. */
const maxPostings = 5_000;

/** Scheduled: indexes postings again that were indexed with an older vocabulary. Returns how many. */
export async function indexPostings(db: Db, max = maxPostings): Promise<number> {
  let indexed = 0;
  while (indexed < max) {
    const count = await indexBatch(db);
    if (count === 0) break;
    indexed += count;
  }
  return indexed;
}

/** Indexes the next batch and records it in one transaction. The lock on the row serializes concurrent runs. */
function indexBatch(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ from: number; to: number | null }>(sql`
      select filed_to as from, (
        select max(id) from (select id from jobs where id > filed_to and id <= old_to order by id limit ${batchSize}) next
      ) as to from ${searchVocabulary} where filed_to < old_to for update`);
    const [next] = rows;
    if (!next) return 0;
    await tx.execute(sql`update ${searchVocabulary} set filed_to = coalesce(${next.to}, old_to)`);
    if (next.to === null) return 0;
    const { rowCount } = await tx.execute(sql`
      update jobs set search = ''::tsvector where id > ${next.from} and id <= ${next.to}`);
    return rowCount ?? 0;
  });
}
