/** Which languages a text names, and how well they are spoken or how firmly they are asked for. */
import { sentencesOf, strengthOf } from "../text/strength.ts";
import type { Strength } from "../text/strength.ts";

export const SPOKEN_LANGUAGES =
  "Spanish French Portuguese Italian German Dutch Polish Russian Ukrainian Romanian Greek Albanian Serbian Croatian Bosnian Hungarian Czech Turkish Armenian Arabic Hebrew Yiddish Farsi Persian Dari Pashto Urdu Hindi Punjabi Gujarati Bengali Nepali Tamil Telugu Chinese Mandarin Cantonese Korean Japanese Vietnamese Thai Khmer Lao Hmong Burmese Tagalog Filipino Ilocano Indonesian Malay Samoan Somali Amharic Tigrinya Swahili Yoruba Igbo Haitian Creole Navajo Quechua".split(
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
const WEAK = /\b(?:basic|some|limited|a little|beginner|elementary|conversational only|high school)\b/i;
const MOSTLY =
  /\b(?:most|majority|nearly all|almost all|all) (?:of )?(?:our |the )?(?:clients|calls|interviews|work|conversations)\b/i;

export interface LanguageDemand {
  readonly language: string;
  readonly strength: Strength;
  /** most of the work is done in it */
  readonly throughout: boolean;
}

function languagesIn(text: string): string[] {
  const found = [...text.matchAll(NAMED)]
    .filter((match) => match[0].toUpperCase() !== "ASL" || SIGNED.test(text))
    .map((match) => match[0].toLowerCase());
  return [...new Set(found.map((name) => SAME[name] ?? name))];
}

/** What a posting asks for, the firmest mention of each; a language named without demand is left out. */
export function languageDemands(listed: readonly string[], text: string): LanguageDemand[] {
  const demands = new Map<string, LanguageDemand>();
  const add = (language: string, strength: Strength, throughout: boolean): void => {
    if (strength === "mentioned") return;
    const known = demands.get(language);
    if (known?.strength === "required" && !throughout) return;
    demands.set(language, { language, strength, throughout });
  };
  for (const entry of listed)
    for (const language of languagesIn(entry))
      add(language, strengthOf(entry) === "preferred" ? "preferred" : "required", MOSTLY.test(text));
  for (const sentence of sentencesOf(text)) {
    const asked = /\b(?:bilingual|fluen|speak|language|native)/i.test(sentence) || sentence.length < 90;
    for (const language of asked ? languagesIn(sentence) : [])
      if (!listed.some((entry) => languagesIn(entry).includes(language)))
        add(language, strengthOf(sentence), MOSTLY.test(sentence));
  }
  return [...demands.values()];
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
