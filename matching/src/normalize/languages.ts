/** Languages that a posting asks for and that a person speaks. */
import { everyMatch } from "../text/every-match.ts";
import { sentencesOf, strengthOf } from "../text/strength.ts";
import type { Strength } from "../text/strength.ts";
import languageNames from "./language-names.json" with { type: "json" };
import { listedRequirements } from "./listed-requirements.ts";
import type { IsMentioned } from "./listed-requirements.ts";

/** A name of a language, as language-names.json has it. */
interface LanguageName {
  readonly name: string;
  /** The name, in lower case, that the engine uses for the same language. */
  readonly sameAs?: string;
  /** How the language is written for readers, where that is not its name. */
  readonly fullName?: string;
}

const NAMES: readonly LanguageName[] = languageNames;
const NAMED = new RegExp(String.raw`\b(?:${NAMES.map(({ name }) => name).join("|")})\b`, "gi");
const CANONICAL: ReadonlyMap<string, string> = new Map(
  NAMES.map(({ name, sameAs }) => [name.toLowerCase(), sameAs ?? name.toLowerCase()]),
);
const FULL_NAMES: ReadonlyMap<string, string> = new Map(
  NAMES.flatMap(({ name, fullName }) => (fullName === undefined ? [] : [[name.toLowerCase(), fullName]])),
);
const NAMED_ONCE = new RegExp(NAMED.source, "i");
/** Speaks of a language without naming one that a posting can ask for. */
const NO_NAME = /\b(?:English|language)\b/;
const SIGNED = /\bASL\b|American Sign Language/;
const WEAK =
  /\b(?:basic|some|limited|a little|beginner|elementary|conversational only|only conversational|conversational(?=[^.;,]*\bonly\b)|high school|rusty|learning|rudimentary|a bit of|reading knowledge)\b/i;
const MOSTLY =
  /\b(?:most|majority|nearly all|almost all|all|nearly every|almost every|every) (?:of )?(?:our |the |your )?(?:clients?|callers?|calls?|interviews?|work|day|conversations?|intakes?|witnesses)\b|\b(?:entirely|mostly|mainly|primarily) in\b|\bmonolingual\b|\bspeak only\b|\bonly speak\b/i;
/** Asks for a language without words such as "required". */
const ASKED =
  /\b(?:bilingual|trilingual|fluent|fluency|fluently|proficien(?:t|cy)|native|conversational|interpret|(?:conducted|held|done|spoken) in|(?:you|to)\b[^.]{0,30}\btranslat\w+|without an interpreter|speak(?:s|er)?)\b/i;
/** Follows the name of a nation rather than its language: "the Polish consulate". */
const NATIONAL =
  /^[ -](?:consul|embass|govern|national|citizen|descent|heritage|literature|history|law\b|restaurant|army)/i;

/** "Spanish"; "American Sign Language" */
export function languageName(language: string): string {
  return FULL_NAMES.get(language) ?? language.charAt(0).toUpperCase() + language.slice(1);
}

export interface LanguageRequirement {
  /** An id of a known one, or the posting's own words. */
  readonly language: string;
  readonly strength: Strength;
  /** What is accepted instead: "Mandarin or Cantonese". */
  readonly alternatives: readonly string[];
  /** Whether most of the work is done in it. */
  readonly throughout: boolean;
}

function languagesIn(text: string): string[] {
  const found = everyMatch(NAMED, text)
    .filter((match) => match[0].toUpperCase() !== "ASL" || SIGNED.test(text))
    .filter((match) => !NATIONAL.test(text.slice(match.index + match[0].length)))
    .map((match) => match[0].toLowerCase());
  return [...new Set(found.map((name) => CANONICAL.get(name) ?? name))];
}

/**
 * Languages that a posting asks for, each as firmly as its firmest mention. Languages that are only mentioned are
 * left out.
 */
export function languageRequirements(listed: readonly string[], text: string): LanguageRequirement[] {
  const requirements = new Map<string, LanguageRequirement>();
  const add = (requirement: LanguageRequirement): void => {
    if (requirement.strength === "mentioned") return;
    const known = requirements.get(requirement.language);
    if (known?.strength === "required" && !requirement.throughout) return;
    requirements.set(requirement.language, requirement);
  };
  const namesAny = NAMED_ONCE.test(text);
  const throughout = isThroughout(text, namesAny);
  for (const { name, ...entry } of listedRequirements(listed, namesIn))
    add({ language: name, ...entry, throughout });
  for (const sentence of namesAny ? sentencesOf(text) : []) {
    const asked =
      ASKED.test(sentence) ||
      /-speaking\b/i.test(sentence) ||
      /\blanguage/i.test(sentence) ||
      sentence.length < 90;
    for (const language of asked ? languagesIn(sentence) : [])
      if (!listed.some((entry) => languagesIn(entry).includes(language)))
        add({ language, strength: strengthIn(sentence), alternatives: [], throughout });
  }
  return [...requirements.values()];
}

/** Words for proficiency, which are not part of the name. */
const LEVEL =
  /\([^)]*\)|\b(?:fluent|fluency|native|professional|conversational|business|working|proficien(?:t|cy)|bilingual|speakers?|speaking|spoken|written|level|language|in)\b/gi;

/** An entry for English asks for nothing, because all work is in English. */
function namesIn(text: string): string[] {
  const known = languagesIn(text);
  const name = text.replace(LEVEL, " ").replace(/\s+/g, " ").trim();
  return known.length > 0 ? known : name === "" || /\benglish\b/i.test(name) ? [] : [name];
}

const KNOWN: ReadonlySet<string> = new Set(CANONICAL.values());
export const knowsLanguage = (name: string): boolean => KNOWN.has(name);

/** An unknown name is met by a profile that contains the same words. */
export function meetsLanguage(
  spoken: ReadonlySet<string>,
  { language, alternatives }: LanguageRequirement,
  isMentioned: IsMentioned,
): boolean {
  return [language, ...alternatives].some((name) =>
    knowsLanguage(name) ? spoken.has(name) : isMentioned(name),
  );
}

function strengthIn(sentence: string): Strength {
  const strength = strengthOf(sentence);
  if (strength !== "mentioned" || /\b(?:no|not|without)\b(?! an interpreter)/i.test(sentence))
    return strength;
  if (
    /-speaking (?:[\w-]+ )?(?:clients|callers|customers|members|witnesses|workers|employees|tenants|patients|claimants|consumers|parents|community|families|population|neighborhood)/i.test(
      sentence,
    )
  ) {
    return /interpreter|interview|talk|call/i.test(sentence) ? "required" : "preferred";
  }
  return ASKED.test(sentence) ? "required" : "mentioned";
}

/** Whether most of the work is done in a foreign language. */
function isThroughout(text: string, namesAny: boolean): boolean {
  if (!namesAny && !NO_NAME.test(text)) return false;
  return sentencesOf(text).some(
    (sentence) => MOSTLY.test(sentence) && (languagesIn(sentence).length > 0 || NO_NAME.test(sentence)),
  );
}

/** Languages that a person speaks well enough to work in. */
export function languagesSpoken(texts: readonly string[]): Set<string> {
  const spoken = new Set<string>();
  for (const text of texts)
    for (const sentence of sentencesOf(text))
      for (const language of languagesIn(sentence)) {
        const near = sentence.slice(Math.max(0, sentence.toLowerCase().indexOf(language) - 25));
        const refused = /\b(?:no|not|don't|without|translator for)\b[^,.]{0,25}$/i.test(
          sentence.slice(0, sentence.toLowerCase().indexOf(language)),
        );
        if (!refused && !WEAK.test(near.slice(0, 60 + language.length))) spoken.add(language);
      }
  return spoken;
}
