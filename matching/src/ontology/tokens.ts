/** Tokenizer of the ontology. Words are normalized so that case, accents, hyphens and plurals do not matter. */
import { remembered } from "../remembered.ts";
import { everyMatch } from "../text/every-match.ts";
import { american, ASCII } from "../text/spelling.ts";

export interface Token {
  readonly word: string;
  /** Offsets into the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/** Dotted initials ("U.S.C.") are one word. Letters and digits are separate words ("H1B" is "h 1 b"). */
const WORD = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}(?:\p{L}(?![\p{L}\p{N}]))?|\p{L}[\p{L}\p{M}]*|\p{N}+|[&§]/gu;
/** The same for ASCII, several times faster. */
const ASCII_WORD = /(?<![A-Za-z0-9])(?:[A-Za-z]\.){2,}(?:[A-Za-z](?![A-Za-z0-9]))?|[A-Za-z]+|\d+|&/g;
const PLAIN = /^[A-Za-z]+$/;
// Maps, because an object would also find "constructor" and "toString".
const SIGNS: ReadonlyMap<string, string> = new Map([
  ["&", "and"],
  ["§", "section"],
]);
const APOSTROPHES = "'’ʼ";

/** Words whose plural differs in meaning from the singular, or that only look plural. */
const UNCHANGED = new Set(["jams", "needles", "securities", "trusts", "wills"]);
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ["analyses", "analysis"],
  ["appendices", "appendix"],
  ["indices", "index"],
  ["matrices", "matrix"],
  ["children", "child"],
  ["wives", "wife"],
]);

export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of everyMatch(ASCII.test(text) ? ASCII_WORD : WORD, text)) {
    const [raw] = match;
    const start = match.index;
    if (isPossessive(text, raw, start)) continue;
    const word = fold(isPluralLetter(text, raw, start) ? raw.slice(0, 1) : raw);
    if (word === "") continue;
    const end = start + raw.length;
    const before = tokens.at(-1);
    if (before !== undefined && isPrefix(text, before, start, raw))
      tokens[tokens.length - 1] = { word: before.word + word, start: before.start, end };
    else if (before?.word === "sec" && /^\d/.test(word) && end - before.end < 10) {
      tokens[tokens.length - 1] = { ...before, word: "section" };
      tokens.push({ word, start, end });
    } else tokens.push({ word, start, end });
  }
  return tokens;
}

/** The normalized words of a text or alias. */
export function normalizedWords(text: string): readonly string[] {
  return tokenize(text).map((token) => token.word);
}

const COMPOUNDS: ReadonlyMap<string, RegExp> = new Map([
  ["law", /^suits?$/i],
  ["pay", /^rolls?$/i],
  ["trade", /^marks?$/i],
  ["work", /^places?$/i],
]);
const PREFIXES: ReadonlySet<string> = new Set([
  "anti",
  "co",
  "counter",
  "cross",
  "e",
  "inter",
  "multi",
  "non",
  "post",
  "pre",
  "semi",
  "sub",
]);

/** "pre-trial" and "pre trial" are "pretrial", as "semi-annual reports" are no annual reports. */
function isPrefix(text: string, before: Token, start: number, raw: string): boolean {
  return (
    (PREFIXES.has(before.word) || COMPOUNDS.get(before.word)?.test(raw) === true) &&
    !/[\p{L}\p{N}]/u.test(text.charAt(before.start - 1)) &&
    /^\p{L}{2}/u.test(raw) &&
    /^(?:-|[^\S\n]+)$/.test(text.slice(before.end, start))
  );
}

/** "433-As", "H-1Bs" */
function isPluralLetter(text: string, raw: string, start: number): boolean {
  return raw.length < 4 && /^\p{Lu}s$/u.test(raw) && /[\p{N}-]/u.test(text.charAt(start - 1));
}

function isPossessive(text: string, raw: string, start: number): boolean {
  return (
    start > 1 &&
    (raw === "s" || raw === "S") &&
    APOSTROPHES.includes(text.charAt(start - 1)) &&
    /[\p{L}\p{N}]/u.test(text.charAt(start - 2))
  );
}

const fold = remembered((raw) => {
  const sign = SIGNS.get(raw);
  if (sign !== undefined) return sign;
  if (PLAIN.test(raw)) return singular(american(raw.toLowerCase()));
  const plain = raw.normalize("NFKD").toUpperCase().toLowerCase();
  return singular(plain.replaceAll(/[\p{M}.]/gu, ""));
});

/** The singular of an English plural. It need not be a real word, because texts and aliases follow the same rule. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || UNCHANGED.has(word)) return IRREGULAR.get(word) ?? word;
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const SHORTENED = new Set(["fed", "civ", "app", "crim", "evid", "bankr", "cal", "fla", "ill", "tex", "ch"]);
const HOLDS_TOGETHER = /^[\s\-\u2010-\u2012'’"()./_]*$/;

/** Whether two neighboring words may belong to one name: no comma, list item or end of sentence separates them. */
export function isOnePhrase(text: string, left: Token, right: Token): boolean {
  const between = text.slice(left.end, right.start);
  if (between === " ") return true;
  const gap = between.replace(/^['’ʼ][sS](?=\W)/, "");
  if (gap === " " || gap === "-" || gap === "") return true;
  if (!HOLDS_TOGETHER.test(gap)) return false;
  if (/\n\s*\n/.test(gap) || (gap.includes("\n") && /[-./*]/.test(gap))) return false;
  return !/\.\s/.test(gap) || left.word.length === 1 || SHORTENED.has(left.word);
}

/** "stop" is the end of a sentence or line. */
export type Gap = "none" | "pause" | "colon" | "stop";

/** What separates two neighboring words. */
export function gapBetween(text: string, left: Token, right: Token): Gap {
  const gap = text.slice(left.end, right.start);
  if (gap === " ") return "none";
  if (/[;!?\n\u2022]/.test(gap)) return "stop";
  if (/\.(?:\s|$)/.test(gap) && left.word.length > 1 && !SHORTENED.has(left.word)) return "stop";
  if (gap.includes(":")) return "colon";
  return /[,()\u2013\u2014]|\s-+\s/.test(gap) ? "pause" : "none";
}
