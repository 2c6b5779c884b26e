/** Which languages a text names, and how well they are spoken or how firmly they are asked for. */
import { sentencesOf, strengthOf } from "../text/strength.ts";
import type { Strength } from "../text/strength.ts";
import { listedEntries } from "./listed.ts";
import type { SaysWords } from "./listed.ts";

export const SPOKEN_LANGUAGES =
  "Spanish French Portuguese Italian German Dutch Polish Russian Ukrainian Romanian Greek Albanian Serbian Croatian Bosnian Hungarian Czech Turkish Armenian Arabic Hebrew Yiddish Farsi Persian Dari Pashto Urdu Hindi Punjabi Gujarati Bengali Nepali Tamil Telugu Chinese Mandarin Cantonese Korean Japanese Vietnamese Thai Khmer Lao Hmong Burmese Tagalog Filipino Ilocano Indonesian Malay Samoan Somali Amharic Tigrinya Swahili Yoruba Igbo Haitian Creole Navajo Quechua Norwegian Swedish Danish Finnish Icelandic Lithuanian Latvian Estonian Bulgarian Slovak Slovenian Georgian Kurdish Malayalam Kannada Marathi Sinhala Taiwanese Hakka Fuzhounese Teochew Twi Wolof Lingala Kinyarwanda Oromo Hausa Zulu Afrikaans Tongan Uzbek Kazakh Mongolian Mixtec Zapotec Nahuatl".split(
    " ",
  );
const NAMED = new RegExp(String.raw`\b(?:${SPOKEN_LANGUAGES.join("|")}|American Sign Language|ASL)\b`, "gi");
const SIGNED = /\bASL\b|American Sign Language/;
/** Names of one and the same language. */
const SAME: Readonly<Record<string, string>> = {
  persian: "farsi",
  filipino: "tagalog",
  haitian: "creole",
  "american sign language": "asl",
};
const WEAK =
  /\b(?:basic|some|limited|a little|beginner|elementary|conversational only|only conversational|conversational(?=[^.;,]*\bonly\b)|high school|rusty|learning|rudimentary|a bit of|reading knowledge)\b/i;
const MOSTLY =
  /\b(?:most|majority|nearly all|almost all|all|nearly every|almost every|every) (?:of )?(?:our |the |your )?(?:clients?|callers?|calls?|interviews?|work|day|conversations?|intakes?|witnesses)\b|\b(?:entirely|mostly|mainly|primarily) in\b|\bmonolingual\b|\bspeak only\b|\bonly speak\b/i;
/** Asks for a language without a word like "required". */
const ASKED =
  /\b(?:bilingual|trilingual|fluent|fluency|fluently|proficien(?:t|cy)|native|conversational|interpret|(?:conducted|held|done|spoken) in|(?:you|to)\b[^.]{0,30}\btranslat\w+|without an interpreter|speak(?:s|er)?)\b/i;
/** A nation, not its language: "the Polish consulate". */
const NATIONAL =
  /^[ -](?:consul|embass|govern|national|citizen|descent|heritage|literature|history|law\b|restaurant|army)/i;

const FULL_NAMES: Readonly<Record<string, string>> = {
  asl: "American Sign Language",
  creole: "Haitian Creole",
};

/** "Spanish"; "American Sign Language" */
export function languageName(language: string): string {
  return FULL_NAMES[language] ?? language.charAt(0).toUpperCase() + language.slice(1);
}

export interface LanguageDemand {
  /** of the list above, or what the posting lists, in its own words */
  readonly language: string;
  readonly strength: Strength;
  /** what serves as well: "Mandarin or Cantonese" */
  readonly alternatives: readonly string[];
  /** most of the work is done in it */
  readonly throughout: boolean;
}

function languagesIn(text: string): string[] {
  const found = [...text.matchAll(NAMED)]
    .filter((match) => match[0].toUpperCase() !== "ASL" || SIGNED.test(text))
    .filter((match) => !NATIONAL.test(text.slice(match.index + match[0].length)))
    .map((match) => match[0].toLowerCase());
  return [...new Set(found.map((name) => SAME[name] ?? name))];
}

/** What a posting asks for, the firmest mention of each; a language named without demand is left out. */
export function languageDemands(listed: readonly string[], text: string): LanguageDemand[] {
  const demands = new Map<string, LanguageDemand>();
  const add = (demand: LanguageDemand): void => {
    if (demand.strength === "mentioned") return;
    const known = demands.get(demand.language);
    if (known?.strength === "required" && !demand.throughout) return;
    demands.set(demand.language, demand);
  };
  const throughout = isThroughout(text);
  for (const demand of demandsListed(listed)) add({ ...demand, throughout });
  for (const sentence of sentencesOf(text)) {
    const asked =
      ASKED.test(sentence) ||
      /-speaking\b/i.test(sentence) ||
      /\blanguage/i.test(sentence) ||
      sentence.length < 90;
    for (const language of asked ? languagesIn(sentence) : [])
      if (!listed.some((entry) => languagesIn(entry).includes(language)))
        add({ language, strength: demandIn(sentence), alternatives: [], throughout });
  }
  return [...demands.values()];
}

/** How well it is spoken, which is no part of its name. */
const LEVEL =
  /\([^)]*\)|\b(?:fluent|fluency|native|professional|conversational|business|working|proficien(?:t|cy)|bilingual|speakers?|speaking|spoken|written|level|language|in)\b/gi;

/** Everybody here works in English, so that a posting that lists it asks for nothing. */
function demandsListed(listed: readonly string[]): Omit<LanguageDemand, "throughout">[] {
  return listedEntries(listed).flatMap(({ ways, strength }) => {
    const named = ways.flatMap((way) => {
      const known = languagesIn(way);
      const name = way.replace(LEVEL, " ").replace(/\s+/g, " ").trim();
      return known.length > 0 ? known : name === "" || /\benglish\b/i.test(name) ? [] : [name];
    });
    const [first, ...alternatives] = new Set(named);
    if (first === undefined) return [];
    if (ways.length > 1 || ways.some((way) => way.includes("/")))
      return [{ language: first, strength, alternatives }];
    return [first, ...alternatives].map((language) => ({ language, strength, alternatives: [] }));
  });
}

const KNOWN: ReadonlySet<string> = new Set(
  [...SPOKEN_LANGUAGES, "asl"].map((name) => SAME[name.toLowerCase()] ?? name.toLowerCase()),
);
export const knowsLanguage = (name: string): boolean => KNOWN.has(name);

/** What the list above does not know is met by a profile that says the same words. */
export function meetsLanguage(
  spoken: ReadonlySet<string>,
  { language, alternatives }: LanguageDemand,
  says: SaysWords,
): boolean {
  return [language, ...alternatives].some((name) => (knowsLanguage(name) ? spoken.has(name) : says(name)));
}

function demandIn(sentence: string): Strength {
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

/** Most of the work is done in a foreign language. */
function isThroughout(text: string): boolean {
  return sentencesOf(text).some(
    (sentence) =>
      MOSTLY.test(sentence) &&
      (languagesIn(sentence).length > 0 || /\b(?:English|language)\b/.test(sentence)),
  );
}

/** What a person speaks well enough to work in, out of everything they wrote. */
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
