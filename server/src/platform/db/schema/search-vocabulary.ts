/** The legal vocabulary as the database files postings by it; kept by modules/jobs/search/file-vocabulary.ts. */
import { sql } from "drizzle-orm";
import { boolean, check, customType, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

const tsquery = customType<{ data: string }>({ dataType: () => "tsquery" });

/** What each term is called. */
export const searchPhrases = pgTable(
  "search_phrases",
  {
    /** A concept of the matching engine's vocabulary. */
    term: text().notNull(),
    phrase: tsquery("phrase").notNull(),
    /** The word of the phrase that the fewest phrases use, without its endings. */
    rarest: text().notNull(),
  },
  (table) => [
    uniqueIndex("search_phrases_once").on(table.term, table.phrase),
    index("search_phrases_rarest").on(table.rarest),
  ],
);

/** One row: which vocabulary that is, and which postings still have to be filed by it. */
export const searchVocabulary = pgTable(
  "search_vocabulary",
  {
    single: boolean().primaryKey().default(true),
    /** The same for the same vocabulary. */
    mark: text().notNull(),
    /** Postings up to this id are filed by it, and those above the second one. */
    filedTo: integer("filed_to").notNull(),
    oldTo: integer("old_to").notNull(),
  },
  (table) => [check("search_vocabulary_single", sql`${table.single}`)],
);
