import type { Db } from "../../../platform/db/database.ts";
import { collectWords } from "./collect-words.ts";
import { indexPostings } from "./index-postings.ts";
import { indexVocabulary } from "./index-vocabulary.ts";
import { refreshFacets } from "../../jobs/facets/refresh-facets.ts";

/** The scheduled tasks do the rest, so that a start stays short. */
const batchSize = 200;

/**
 * At every start, after the demo data: indexes postings that were stored without the application, and collects the words
 * of postings on a first start, so that the first search already corrects typos.
 */
export async function prepareSearch(db: Db, now: Date): Promise<void> {
  await indexVocabulary(db);
  await refreshFacets(db, batchSize);
  await indexPostings(db, batchSize);
  await collectWords(db, now);
}
