import { expandTerms } from "@caseload/matching/ontology/expand-terms";
import type { Reader } from "../../../platform/db/database.ts";
import { askedFor } from "./keyset-branches.ts";
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

/** Null for a keyword without words to search for: "the", "?". */
export async function readKeyword(db: Reader, keyword: string): Promise<ReadKeyword | null> {
  const unknown = await reread(db, keyword);
  const slips = unknown.filter(({ isBeginning }) => !isBeginning);
  const corrected = replaceWords(keyword, slips);
  const parts = expandTerms(corrected).slice(0, maxParts);
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
