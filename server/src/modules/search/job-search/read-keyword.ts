import { type ExpandedTerm, expandTerms } from "@caseload/matching/ontology/expand-terms";
import { sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { vocabularyMark } from "./index-vocabulary.ts";
import { type UnknownWord, readUnknownWords } from "./spelling.ts";

/** A keyword as tsqueries. */
export interface ReadKeyword {
  /** All words first, then relaxed: all words but one, any word. All tsqueries of a level must match. */
  levels: readonly (readonly string[])[];
  /** The words without synonyms, for ranking. */
  literal: string;
  didYouMean: string | null;
}

/** Further parts of a keyword are ignored. */
const maxParts = 12;
/** With more parts, a query that leaves out each one in turn is too long. */
const maxLeftOut = 6;

/** A part of a keyword, and its spellings: as corrected, as typed, and completed. */
type Part = ExpandedTerm & { readonly spellings: readonly string[] };

/** The lexeme of a term, the same as in the database function with_terms(). */
const lexemeOfTerm = (term: string): string => `'=${term}'`;

/**
 * For each part, tsqueries of which any may match: its words, and the terms that it names. Words that a term covers are
 * left out. Until all postings are indexed with this vocabulary, the names of the terms are queried as phrases instead.
 * @param full the whole keyword, for `literal`
 */
async function queriesFor(
  db: Reader,
  parts: readonly Part[],
  full: string,
): Promise<{ queries: string[][]; literal: string }> {
  const { rows } = await db.execute<{ indexed: boolean; queries: string[][]; literal: string }>(sql`
    with vocabulary as materialized (
      select exists (select from search_vocabulary where mark = ${vocabularyMark()} and filed_to >= old_to) as whole
    ), parts as (
      select at, terms, spellings, phrases
      from rows from (jsonb_to_recordset(${JSON.stringify(parts)}) as (spellings text[], terms text[], phrases text[]))
        with ordinality as part(spellings, terms, phrases, at)
    )
    select whole as indexed, search_words(${full})::text as literal, array(
      select jsonb_build_array(
        array(select words::text from unnest(spellings) each, search_words(each) words
          where not whole or not exists (
            select from search_phrases named where named.term = any(terms) and named.phrase = words)),
        array(select search_phrase(each)::text from unnest(phrases) each where not whole or terms = '{}'))
      from parts order by at) as queries
    from vocabulary`);
  const [row] = rows;
  const queries = parts.map(({ terms }, at) => {
    const words = (row?.queries[at] ?? []).flat();
    return row?.indexed ? [...words, ...terms.map(lexemeOfTerm)] : words;
  });
  return { queries, literal: row?.literal ?? "" };
}

/**
 * Tsqueries, all of which must match: none without a keyword, null when the keyword has no words to search for. Unlike
 * a page of the search, which shows postings with some of the words when none has all, this never relaxes.
 */
export async function readWords(
  db: Reader,
  { keyword }: { keyword?: string | undefined },
): Promise<readonly string[] | null> {
  if (!keyword) return [];
  return (await readKeyword(db, keyword))?.levels[0] ?? null;
}

/** Null for a keyword without words to search for: "the", "?". */
export async function readKeyword(db: Reader, keyword: string): Promise<ReadKeyword | null> {
  const unknown = await readUnknownWords(db, keyword);
  const typos = unknown.filter(({ isCompletion }) => !isCompletion);
  const corrected = replaceWords(keyword, typos);
  const parts = expandTerms(corrected).slice(0, maxParts);
  if (parts.length === 0) return null;
  const spelled = parts.map((part) => ({
    ...part,
    spellings: [part.text, originalOf(part.text, typos), ...completionsOf(part.text, unknown)],
  }));
  const full = parts.map(({ text, phrases }) => phrases[0] ?? text).join(" ");
  const { queries, literal } = await queriesFor(db, spelled, full);
  const found = queries.map(anyOf).filter((part) => part !== "");
  if (found.length === 0) return null;
  return {
    levels: levelsOf(found),
    literal: literal || found.join(" & "),
    didYouMean: typos.length > 0 ? corrected : null,
  };
}

/** Any of the queries, without those that contain the single word of another query. */
function anyOf(queries: readonly string[]): string {
  const distinct = [...new Set(queries)].filter((query) => query !== "");
  const single = distinct.filter((query) => /^'[^' ]+'$/.test(query));
  const others = distinct.filter(
    (query) => !single.includes(query) && !single.some((word) => query.includes(word)),
  );
  const all = [...single, ...others];
  return all.length === 0 ? "" : `(${all.join(" | ")})`;
}

function levelsOf(parts: readonly string[]): string[][] {
  const all = [...parts];
  if (parts.length === 1) return [all];
  const butOne = parts.map((_, out) => `(${parts.filter((_part, at) => at !== out).join(" & ")})`);
  const some = parts.length > 2 && parts.length <= maxLeftOut ? [[butOne.join(" | ")]] : [];
  return [all, ...some, [parts.join(" | ")]];
}

const asWord = (word: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${word}(?![\p{L}\p{N}])`, "giu");

function replaceWords(text: string, typos: readonly UnknownWord[]): string {
  return typos.reduce((result, { typed, words }) => result.replace(asWord(typed), words[0] ?? typed), text);
}

/** The text as typed, which is searched for beside its correction because it may be right. */
function originalOf(text: string, typos: readonly UnknownWord[]): string {
  return typos.reduce((result, { typed, words }) => result.replace(asWord(words[0] ?? typed), typed), text);
}

const completionsOf = (text: string, unknown: readonly UnknownWord[]): readonly string[] =>
  unknown.find(({ isCompletion, typed }) => isCompletion && typed === text.toLowerCase())?.words ?? [];
