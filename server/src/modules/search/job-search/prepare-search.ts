import type { Db } from "../../../platform/db/database.ts";
import { collectWords } from "./collect-words.ts";
import { filePostings } from "./index-postings.ts";
import { fileVocabulary } from "./index-vocabulary.ts";
import { readPostings } from "../../jobs/postings/refresh-search-columns.ts";

/** More are left to the scheduled work, so that a start stays short. */
const atOnce = 200;

/**
 * At every start, after the demo's postings: what was stored meanwhile by other hands is read and filed, and a first
 * start knows the words of postings, so that the first search is answered as every later one is.
 */
export async function prepareSearch(db: Db, now: Date): Promise<void> {
  await fileVocabulary(db);
  await readPostings(db, atOnce);
  await filePostings(db, atOnce);
  await collectWords(db, now);
}
