/** What a posting lists in a field of its own, entry by entry, as people write such entries. */
import { strengthOf } from "../text/strength.ts";
import { plainWords } from "../text/words.ts";

export interface ListedEntry {
  /** what "or" joins, one of which suffices */
  readonly ways: readonly string[];
  readonly strength: "required" | "preferred";
}

/** Whether a profile says these words somewhere. */
export type SaysWords = (name: string) => boolean;

const NOTHING =
  /^\W*(?:none|nothing|no|n\/a|not applicable)\b|\bnot (?:required|needed|necessary)\b|^[\s\p{P}]*$/iu;
/** How firmly it is asked for, which is no part of its name. */
const FIRMNESS =
  /[([]?\b(?:(?:strongly |highly )?preferred|required|is a must|must[- ]have|a plus|desirable|optional)\b[)\]]?/gi;

export function listedEntries(listed: readonly string[]): ListedEntry[] {
  return listed
    .filter((entry) => !NOTHING.test(entry))
    .map((entry) => ({
      ways: waysOf(entry),
      strength: strengthOf(entry) === "preferred" ? ("preferred" as const) : ("required" as const),
    }));
}

function waysOf(entry: string): string[] {
  return entry
    .replace(FIRMNESS, " ")
    .split(/\s+or\s+|\s+\/\s+/i)
    .map((way) => way.replace(/^[\s,;:-]+|[\s,;:-]+$/g, "").replace(/\s+/g, " "))
    .filter((way) => way !== "");
}

/** "Certified Fraud Examiner (CFE)" is said by either, the name or its short form. */
export function wordingsOf(name: string): string[] {
  const short = [...name.matchAll(/\(([^)]*)\)/g)].map((found) => found[1] ?? "");
  return [name.replace(/\([^)]*\)/g, " "), ...short].filter((wording) => plainWords(wording).length > 0);
}
