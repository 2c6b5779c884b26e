/**
 * Cues and their scope, as in NegEx (Chapman et al., 2001): "no experience in", "required" or "interested in" change
 * what a text says of the words after or before them, up to the end of the clause. The phrases are in cues.json.
 */
import type { Strength } from "../text/strength.ts";
import lists from "./cues.json" with { type: "json" };
import { gapBetween, normalizedWords, tokenize } from "./tokens.ts";
import type { Gap, Token } from "./tokens.ts";

const REACHES = ["ahead", "back"] as const;

interface Cue<Value extends string> {
  readonly words: readonly string[];
  /** What the cue says of the words in its scope; "neutral" only keeps shorter cues from matching its own words. */
  readonly value: Value | "neutral";
  /** "ahead" covers what follows, "back" what precedes in the same sentence. */
  readonly reach: (typeof REACHES)[number];
  /** Whether no later cue changes what this one says. */
  readonly isFirm: boolean;
}

/** Cues by their first word, the longest first. */
type CueIndex<Value extends string> = ReadonlyMap<string, readonly Cue<Value>[]>;

/** A list of cues as cues.json has it. */
interface CueRow {
  readonly value: string;
  readonly reach: string;
  readonly firm?: boolean;
  readonly phrases: readonly string[];
}

function oneOf<Value extends string>(values: readonly Value[], name: string): Value {
  const value = values.find((each) => each === name);
  if (value === undefined) throw new Error(`cues.json: ${name} is none of ${values.join(", ")}`);
  return value;
}

function cueIndex<Value extends string>(values: readonly Value[], rows: readonly CueRow[]): CueIndex<Value> {
  const index = new Map<string, Cue<Value>[]>();
  for (const { value, reach, firm = false, phrases } of rows)
    for (const phrase of phrases) {
      const words = normalizedWords(phrase);
      const cue: Cue<Value> = {
        words,
        value: oneOf<Value | "neutral">([...values, "neutral"], value),
        reach: oneOf(REACHES, reach),
        isFirm: firm,
      };
      const first = words[0] ?? "";
      index.set(first, [...(index.get(first) ?? []), cue]);
    }
  for (const group of index.values()) group.sort((a, b) => b.words.length - a.words.length);
  return index;
}

export const strengthCues: CueIndex<Strength> = cueIndex(
  ["required", "preferred", "mentioned"],
  lists.strength,
);
export const standingCues = cueIndex(["former", "studied", "wished"], lists.standing);

/** The most words that a cue covers on either side, which keeps the work linear in the text. */
const MAX_SCOPE = 40;
const CONTRASTS: ReadonlySet<string> = new Set(lists.contrasts);
/** Words that open a new statement after a comma or "and". */
const CLAUSE_STARTERS: ReadonlySet<string> = new Set(lists.clauseStarters);

/** What precedes each word. */
export function gapsBefore(text: string, tokens: readonly Token[]): readonly Gap[] {
  return tokens.map((token, index) => {
    const before = tokens[index - 1];
    return before === undefined ? "stop" : gapBetween(text, before, token);
  });
}

/** The value of the cue that covers each word, or null; with `crossesCommas` a cue covers a whole sentence. */
export function applyCues<Value extends string>(
  tokens: readonly Token[],
  gaps: readonly Gap[],
  index: CueIndex<Value>,
  crossesCommas: boolean,
): readonly (Value | null)[] {
  const covered: (Value | null)[] = tokens.map(() => null);
  let ahead: Cue<Value> | null = null;
  let left = 0;
  let clause = 0;
  let pause = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    if (gaps[at] !== "none") pause = at;
    if (!crossesCommas && endsAtColon(gaps[at], left)) ahead = null;
    if (opensClause(tokens, gaps, at, crossesCommas)) {
      ahead = null;
      clause = at;
    }
    const cue = cueAt(tokens, gaps, at, index, at === clause);
    if (cue === null) {
      left -= 1;
      if (ahead !== null && ahead.value !== "neutral" && left > 0) covered[at] ??= ahead.value;
      continue;
    }
    if (cue.reach === "back") {
      const from = ahead === null ? clause : Math.max(clause, pause);
      if (!ahead?.isFirm) applyBack(covered, cue, Math.max(from, at - MAX_SCOPE), at);
      [ahead, clause] = [null, at + cue.words.length];
    } else if (cue.value !== "neutral" && !ahead?.isFirm) {
      [ahead, left] = [cue, MAX_SCOPE];
      if (crossesCommas) clause = at + cue.words.length;
    }
    at += cue.words.length - 1;
  }
  return covered;
}

/**
 * A colon ends the scope in "Other than patents: trademarks", but not directly after the cue in "Not wanted:
 * patents".
 */
function endsAtColon(gap: Gap | undefined, left: number): boolean {
  return gap === "colon" && left < MAX_SCOPE;
}

function applyBack<Value extends string>(
  covered: (Value | null)[],
  { value }: Cue<Value>,
  from: number,
  until: number,
): void {
  if (value !== "neutral") covered.fill(value, from, Math.max(from, until));
}

function opensClause(
  tokens: readonly Token[],
  gaps: readonly Gap[],
  at: number,
  crossesCommas: boolean,
): boolean {
  if (gaps[at] === "stop") return true;
  const word = tokens[at]?.word ?? "";
  const before = tokens[at - 1]?.word ?? "";
  if (word === "but" && ["anything", "everything", "all", "nothing"].includes(before)) return false;
  if (CONTRASTS.has(word)) return true;
  if (crossesCommas) return false;
  if (gaps[at] === "pause" || gaps[at] === "colon")
    return CLAUSE_STARTERS.has(word) || (word === "and" && CLAUSE_STARTERS.has(tokens[at + 1]?.word ?? ""));
  return before === "and" && CLAUSE_STARTERS.has(word);
}

/**
 * The longest cue at a word. At the start of a clause, a cue for what precedes applies to what follows ("Preferred:
 * …").
 */
function cueAt<Value extends string>(
  tokens: readonly Token[],
  gaps: readonly Gap[],
  at: number,
  index: CueIndex<Value>,
  first: boolean,
): Cue<Value> | null {
  for (const cue of index.get(tokens[at]?.word ?? "") ?? []) {
    const whole = cue.words.every(
      (word, offset) => tokens[at + offset]?.word === word && (offset === 0 || gaps[at + offset] !== "stop"),
    );
    if (!whole) continue;
    return first && cue.reach === "back" && !cue.isFirm ? { ...cue, reach: "ahead" } : cue;
  }
  return null;
}

/** A heading ("Requirements:", "Nice to have") is a line of its own with at most this many words. */
const MAX_HEADING_WORDS = 5;

/** The strength that the heading above each word states, or null. */
export function sectionStrengths(text: string, tokens: readonly Token[]): readonly (Strength | null)[] {
  const strengths: (Strength | null)[] = [];
  let section: Strength | null = null;
  let next = 0;
  let offset = 0;
  for (const line of text.split("\n")) {
    const heading = headingOf(line);
    if (heading !== null) section = heading.strength;
    offset += line.length + 1;
    for (; next < tokens.length && (tokens[next]?.start ?? offset) < offset; next += 1)
      strengths.push(heading === null ? section : null);
  }
  return strengths;
}

function headingOf(line: string): { readonly strength: Strength | null } | null {
  const trimmed = line.trim();
  if (trimmed.length === 0 || trimmed.length > 60 || /^[-*•]/.test(trimmed)) return null;
  const words = tokenize(trimmed).map(({ word }) => word);
  if (words.length === 0 || words.length > MAX_HEADING_WORDS) return null;
  const cue = words.flatMap((word, at) =>
    (strengthCues.get(word) ?? []).filter((each) => each.words.every((part, i) => words[at + i] === part)),
  )[0];
  const closes = trimmed.endsWith(":");
  if (cue !== undefined && cue.value !== "neutral" && (closes || cue.words.length === words.length))
    return { strength: cue.value };
  return closes ? { strength: null } : null;
}
