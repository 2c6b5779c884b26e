import type { ExpandedTerm } from "@caseload/matching/ontology/expand-terms";
import { sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { vocabularyMark } from "./index-vocabulary.ts";

/** A part of a keyword, and the texts that it is searched for as. */
export type Part = ExpandedTerm & { readonly said: readonly string[] };

/** The lexeme of a term, as with_terms() in the database writes it. */
const termLexeme = (term: string): string => `'=${term}'`;

/**
 * Tsqueries, any of which finds the part: its words, and the terms that it names. The words are left out where a term
 * finds them too. Until all postings are filed by this vocabulary, the terms' names are asked for instead.
 * @param full the whole keyword, to be read as words, too
 */
export async function askedFor(
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
