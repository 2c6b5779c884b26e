import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { searchVocabulary } from "../../../platform/db/schema/search-vocabulary.ts";

/** More at once would not be told one by one to those who keep an index of postings (tell_changed_jobs). */
const step = 100;
/** Postings of one run; the next minute's run takes the rest. */
const maxAtOnce = 5_000;

/** Scheduled: files the postings that an older vocabulary was used for; answers how many. */
export async function indexPostings(db: Db, max = maxAtOnce): Promise<number> {
  let filed = 0;
  while (filed < max) {
    const count = await fileSome(db);
    if (count === 0) break;
    filed += count;
  }
  return filed;
}

/** The next ones, and that they are done, in one transaction; who else is at it waits at the row and goes on behind. */
function fileSome(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ from: number; to: number | null }>(sql`
      select filed_to as from, (
        select max(id) from (select id from jobs where id > filed_to and id <= old_to order by id limit ${step}) next
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
