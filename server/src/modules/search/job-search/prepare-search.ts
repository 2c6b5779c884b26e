import type { Db } from "../../../platform/db/database.ts";
import { collectWords } from "./collect-words.ts";
import { indexPostings } from "./index-postings.ts";
import { indexVocabulary } from "./index-vocabulary.ts";
import { refreshFacets } from "../../jobs/postings/refresh-search-columns.ts";

/** More are left to the scheduled work, so that a start stays short. */
const atOnce = 200;

/**
 * At every start, after the demo's postings: what was stored meanwhile by other hands is read and filed, and a first
 * start knows the words of postings, so that the first search is answered as every later one is.
 */
export async function prepareSearch(db: Db, now: Date): Promise<void> {
  await indexVocabulary(db);
  await refreshFacets(db, atOnce);
  await indexPostings(db, atOnce);
  await collectWords(db, now);
}
