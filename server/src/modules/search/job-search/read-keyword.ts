import { type Wording, wordingsOf } from "@caseload/matching/ontology/wordings";
import { sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { vocabularyMark } from "./index-vocabulary.ts";
import { type Reread, reread } from "./spelling.ts";

/** A keyword as PostgreSQL searches for it; each text is a tsquery. */
export interface ReadKeyword {
  /** All the words first; after it what finds more: all words but one, any word. All texts of a level are meant. */
  levels: readonly (readonly string[])[];
  /** The words themselves in full, without what else they are called; for the order. */
  literal: string;
  didYouMean: string | null;
}

/** Parts of a keyword that are searched for. */
const maxParts = 12;
/** With more parts, leaving out each one in turn makes too long a question. */
const maxLeftOut = 6;

/** A part of a keyword, and the texts that it is searched for as. */
type Part = Wording & { readonly said: readonly string[] };

/** The lexeme of a term, as with_terms() in the database writes it. */
const termLexeme = (term: string): string => `'=${term}'`;

/**
 * Tsqueries, any of which finds the part: its words, and the terms that it names. The words are left out where a term
 * finds them too. Until all postings are filed by this vocabulary, the terms' names are asked for instead.
 * @param full the whole keyword, to be read as words, too
 */
async function askedFor(
  db: Reader,
  parts: readonly Part[],
  full: string,
): Promise<{ ways: string[][]; literal: string }> {
  const { rows } = await db.execute<{ filed: boolean; told: string[][]; literal: string }>(sql`
    with filed as materialized (
      select exists (select from search_vocabulary where mark = ${vocabularyMark()} and filed_to >= old_to) as whole
    ), asked as (
      select at, terms, said, phrases
      from rows from (jsonb_to_recordset(${JSON.stringify(parts)}) as (said text[], terms text[], phrases text[]))
        with ordinality as part(said, terms, phrases, at)
    )
    select whole as filed, search_words(${full})::text as literal, array(
      select jsonb_build_array(
        array(select words::text from unnest(said) each, search_words(each) words
          where not whole or not exists (
            select from search_phrases named where named.term = any(terms) and named.phrase = words)),
        array(select search_phrase(each)::text from unnest(phrases) each where not whole or terms = '{}'))
      from asked order by at) as told
    from filed`);
  const [row] = rows;
  const ways = parts.map(({ terms }, at) => {
    const told = (row?.told[at] ?? []).flat();
    return row?.filed ? [...told, ...terms.map(termLexeme)] : told;
  });
  return { ways, literal: row?.literal ?? "" };
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
  const unknown = await reread(db, keyword);
  const slips = unknown.filter(({ isBeginning }) => !isBeginning);
  const corrected = replaceWords(keyword, slips);
  const parts = wordingsOf(corrected).slice(0, maxParts);
  if (parts.length === 0) return null;
  const said = parts.map((part) => ({
    ...part,
    said: [part.text, originalOf(part.text, slips), ...completionsOf(part.text, unknown)],
  }));
  const full = parts.map(({ text, phrases }) => phrases[0] ?? text).join(" ");
  const { ways, literal } = await askedFor(db, said, full);
  const told = ways.map(anyOf).filter((part) => part !== "");
  if (told.length === 0) return null;
  return {
    levels: levelsOf(told),
    literal: literal || told.join(" & "),
    didYouMean: slips.length > 0 ? corrected : null,
  };
}

/** A part in all its ways, without those that a single word of another way finds already. */
function anyOf(ways: readonly string[]): string {
  const given = [...new Set(ways)].filter((way) => way !== "");
  const single = given.filter((way) => /^'[^' ]+'$/.test(way));
  const others = given.filter((way) => !single.includes(way) && !single.some((word) => way.includes(word)));
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

function replaceWords(text: string, slips: readonly Reread[]): string {
  return slips.reduce((told, { typed, words }) => told.replace(asWord(typed), words[0] ?? typed), text);
}

/** A correction stands beside what was typed, which may be right after all. */
function originalOf(text: string, slips: readonly Reread[]): string {
  return slips.reduce((told, { typed, words }) => told.replace(asWord(words[0] ?? typed), typed), text);
}

const completionsOf = (text: string, unknown: readonly Reread[]): readonly string[] =>
  unknown.find(({ isBeginning, typed }) => isBeginning && typed === text.toLowerCase())?.words ?? [];
