/** Parses the entries of a posting's lists of credentials and languages. */
import { strengthOf } from "../text/strength.ts";
import { splitWords } from "../text/words.ts";

/** A name that an entry asks for. */
interface ListedRequirement {
  readonly name: string;
  readonly strength: "required" | "preferred";
  /** Names joined to it by "or" or a slash. One of them is enough. */
  readonly alternatives: readonly string[];
}

/** Whether a profile contains the words of a name. */
export type IsMentioned = (name: string) => boolean;

const NOTHING =
  /^\W*(?:none|nothing|no|n\/a|not applicable)\b|\bnot (?:required|needed|necessary)\b|^[\s\p{P}]*$/iu;
/** Words for how firmly it is asked for, which are not part of the name. */
const FIRMNESS =
  /[([]?\b(?:(?:strongly |highly )?preferred|required|is a must|must[- ]have|a plus|desirable|optional)\b[)\]]?/gi;

/**
 * Returns what the entries ask for, required unless an entry says otherwise. "CP or ACP" is one requirement with an
 * alternative, "CP, ACP" are two requirements.
 */
export function listedRequirements(
  listed: readonly string[],
  namesIn: (text: string) => readonly string[],
): ListedRequirement[] {
  return listed
    .filter((entry) => !NOTHING.test(entry))
    .flatMap((entry) => {
      const ways = waysOf(entry);
      const strength = strengthOf(entry) === "preferred" ? ("preferred" as const) : ("required" as const);
      const [first, ...others] = new Set(ways.flatMap(namesIn));
      if (first === undefined) return [];
      if (ways.length > 1 || ways.some((way) => way.includes("/")))
        return [{ name: first, strength, alternatives: others }];
      return [first, ...others].map((name) => ({ name, strength, alternatives: [] }));
    });
}

function waysOf(entry: string): string[] {
  return entry
    .replace(FIRMNESS, " ")
    .split(/\s+or\s+|\s+\/\s+/i)
    .map((way) => way.replace(/^[\s,;:-]+|[\s,;:-]+$/g, "").replace(/\s+/g, " "))
    .filter((way) => way !== "");
}

/** The name without its parenthesis, and what the parenthesis contains: "Certified Fraud Examiner (CFE)". */
export function nameVariants(name: string): string[] {
  const short = [...name.matchAll(/\(([^)]*)\)/g)].map((found) => found[1] ?? "");
  return [name.replace(/\([^)]*\)/g, " "), ...short].filter((wording) => splitWords(wording).length > 0);
}
