/** Compares typed words with those of postings and of the legal vocabulary. */
import { isAbbreviation } from "@caseload/matching/ontology/expand-terms";
import { sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";

/** An unknown word, with the words that it begins or the one that it misspells. */
export interface UnknownWord {
  typed: string;
  words: string[];
  isCompletion: boolean;
}

/** Shorter words have too many neighbors. */
const minLength = 4;
const minCompletedLength = 2;
/** Completions of one word. */
const maxCompletions = 8;

/** The unknown words of a text that can be completed or corrected. Only the last word is completed. */
export async function readUnknownWords(db: Reader, text: string): Promise<UnknownWord[]> {
  const words = [...text.toLowerCase().matchAll(/(?<![\p{L}\p{N}-])[a-z]+(?![\p{L}\p{N}-])/gu)];
  const typed = [...new Set(words.map(([word]) => word))];
  const unknown = await findUnknown(
    db,
    typed.filter((word) => word.length >= minCompletedLength && !isAbbreviation(word)),
  );
  const last = words.at(-1);
  const unfinished = last && last.index + last[0].length === text.length ? last[0] : null;
  const found = await Promise.all(
    unknown.map(async (word) => {
      const completions = word === unfinished ? await findCompletions(db, word) : [];
      if (completions.length > 0) return { typed: word, words: completions, isCompletion: true };
      const nearest = word.length >= minLength ? await findNearestWord(db, word) : null;
      return { typed: word, words: nearest === null ? [] : [nearest], isCompletion: false };
    }),
  );
  return found.filter((word) => word.words.length > 0);
}

async function findUnknown(db: Reader, typed: string[]): Promise<string[]> {
  if (typed.length === 0) return [];
  const { rows } = await db.execute<{ word: string }>(sql`
    select typed.word from unnest(${sql.param(typed)}::text[]) typed(word),
      lateral (select ts_lexize('english_stem', typed.word) as stems) lexized
    where cardinality(stems) > 0
      and not exists (select from job_words known where known.word = typed.word)
      and not exists (select from job_words known where known.stem = stems[1])`);
  return rows.map(({ word }) => word);
}

async function findCompletions(db: Reader, word: string): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from job_words where word like ${`${word}%`}
    order by postings desc, length(word), word limit ${maxCompletions}`);
  return rows.map((row) => row.word);
}

interface Known extends Record<string, unknown> {
  word: string;
  postings: number;
}

/** The known word at the smallest edit distance; among equals, the one that most postings use. */
async function findNearestWord(db: Reader, word: string): Promise<string | null> {
  const allowed = word.length >= 8 ? 3 : word.length >= 6 ? 2 : 1;
  const sameBeginning = await db.execute<Known>(sql`
    select word, postings from job_words where left(word, 1) = left(${word}, 1)
      and length(word) between ${word.length - allowed} and ${word.length + allowed}`);
  const near = nearestOf(word, sameBeginning.rows, allowed);
  if (near !== null) return near;
  const similar = await db.execute<Known>(sql`
    select word, postings from job_words where word % ${word}
    order by similarity(word, ${word}) desc, postings desc, word limit 40`);
  return nearestOf(word, similar.rows, allowed);
}

function nearestOf(word: string, known: readonly Known[], allowed: number): string | null {
  const near = known
    .map((each) => ({ ...each, typos: editDistance(word, each.word) }))
    .filter(({ typos }) => typos <= allowed)
    .toSorted((a, b) => a.typos - b.typos || b.postings - a.postings || (a.word < b.word ? -1 : 1));
  return near[0]?.word ?? null;
}

/** Edit distance: letters deleted, inserted, replaced, or swapped with their neighbor. */
function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, above] = [above, row];
  }
  return above[other.length] ?? 0;
}
