/** The legal vocabulary by which the database indexes postings; maintained by modules/search/job-search/index-vocabulary.ts. */
import { sql } from "drizzle-orm";
import { boolean, check, customType, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

const tsquery = customType<{ data: string }>({ dataType: () => "tsquery" });

/** Phrases of each term. */
export const searchPhrases = pgTable(
  "search_phrases",
  {
    /** A concept of the matching engine's vocabulary. */
    term: text().notNull(),
    phrase: tsquery("phrase").notNull(),
    /** The stem of the phrase's rarest word among all phrases. */
    rarest: text().notNull(),
  },
  (table) => [
    uniqueIndex("search_phrases_once").on(table.term, table.phrase),
    index("search_phrases_rarest").on(table.rarest),
  ],
);

/** One row: the current vocabulary and the progress of indexing postings by it. */
export const searchVocabulary = pgTable(
  "search_vocabulary",
  {
    single: boolean().primaryKey().default(true),
    /** Fingerprint of the vocabulary. */
    mark: text().notNull(),
    /** Postings with ids up to filedTo and above oldTo are indexed by this vocabulary. */
    filedTo: integer("filed_to").notNull(),
    oldTo: integer("old_to").notNull(),
  },
  (table) => [check("search_vocabulary_single", sql`${table.single}`)],
);
