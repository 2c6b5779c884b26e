/** How far a cue speaks: word by word over a text, ahead to the end of its clause or back to its start. */
import type { Cue, CueIndex } from "./cues.ts";
import { partedBy } from "./tokens.ts";
import type { Token } from "./tokens.ts";

export type Parting = "nothing" | "pause" | "colon" | "stop";

/** The most words that a cue speaks for on either side; it keeps the work linear in the text. */
const LONGEST_REACH = 40;
const CONTRASTS = new Set(["but", "however", "although", "though", "whereas", "while", "yet"]);
/** Words that open a new statement after a comma or "and". */
const STARTERS = new Set(
  "i we you he she they it my our your the this that have has had am is are was will can do did want wants need prefer open looking please happy also so then only mostly just now plus who which currently enjoy love handle handled must because since".split(
    " ",
  ),
);

/** What stands before each word: nothing, a pause, or the end of a sentence or line. */
export function partings(text: string, tokens: readonly Token[]): readonly Parting[] {
  return tokens.map((token, index) => {
    const before = tokens[index - 1];
    return before === undefined ? "stop" : partedBy(text, before, token);
  });
}

/** The value that governs each word, or null; `crossesCommas` lets a cue govern a whole sentence. */
export function govern<Value extends string>(
  tokens: readonly Token[],
  parted: readonly Parting[],
  index: CueIndex<Value>,
  crossesCommas: boolean,
): readonly (Value | null)[] {
  const governed: (Value | null)[] = tokens.map(() => null);
  let ahead: Cue<Value> | null = null;
  let left = 0;
  let clause = 0;
  let pause = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    if (parted[at] !== "nothing") pause = at;
    if (!crossesCommas && closesAtColon(parted[at], left)) ahead = null;
    if (opensClause(tokens, parted, at, crossesCommas)) {
      ahead = null;
      clause = at;
    }
    const cue = cueAt(tokens, parted, at, index, at === clause);
    if (cue === null) {
      left -= 1;
      if (ahead !== null && ahead.value !== "neutral" && left > 0) governed[at] ??= ahead.value;
      continue;
    }
    if (cue.reach === "back") {
      const from = ahead === null ? clause : Math.max(clause, pause);
      if (ahead?.hold !== "firm") speakBack(governed, cue, Math.max(from, at - LONGEST_REACH), at);
      if (cue.hold !== "governed") [ahead, clause] = [null, at + cue.words.length];
    } else if (cue.value !== "neutral" && ahead?.hold !== "firm") {
      [ahead, left] = [cue, LONGEST_REACH];
      if (crossesCommas) clause = at + cue.words.length;
    }
    at += cue.words.length - 1;
  }
  return governed;
}

/** "Other than patents: trademarks" speaks of patents, "not wanted: patents" of what follows. */
function closesAtColon(parting: Parting | undefined, left: number): boolean {
  return parting === "colon" && left < LONGEST_REACH;
}

function speakBack<Value extends string>(
  governed: (Value | null)[],
  { value, hold }: Cue<Value>,
  from: number,
  until: number,
): void {
  for (let at = from; at < until; at += 1) {
    if (hold === "governed" && governed[at] === null) continue;
    if (value !== "neutral" || hold === "governed") governed[at] = value === "neutral" ? null : value;
  }
}

function opensClause(
  tokens: readonly Token[],
  parted: readonly Parting[],
  at: number,
  crossesCommas: boolean,
): boolean {
  if (parted[at] === "stop") return true;
  const word = tokens[at]?.word ?? "";
  const before = tokens[at - 1]?.word ?? "";
  if (word === "but" && ["anything", "everything", "all", "nothing"].includes(before)) return false;
  if (CONTRASTS.has(word)) return true;
  if (crossesCommas) return false;
  if (parted[at] === "pause" || parted[at] === "colon")
    return STARTERS.has(word) || (word === "and" && STARTERS.has(tokens[at + 1]?.word ?? ""));
  return before === "and" && STARTERS.has(word);
}

/** The longest cue at a word; at a clause's start a cue that speaks back speaks ahead ("Preferred: …"). */
function cueAt<Value extends string>(
  tokens: readonly Token[],
  parted: readonly Parting[],
  at: number,
  index: CueIndex<Value>,
  first: boolean,
): Cue<Value> | null {
  for (const cue of index.get(tokens[at]?.word ?? "") ?? []) {
    const whole = cue.words.every(
      (word, offset) =>
        tokens[at + offset]?.word === word && (offset === 0 || parted[at + offset] !== "stop"),
    );
    if (!whole) continue;
    return first && cue.reach === "back" && cue.hold === undefined ? { ...cue, reach: "ahead" } : cue;
  }
  return null;
}
