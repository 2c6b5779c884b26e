/** Brings scripts whose letters a table alone reads badly into a form that the table reads well. */
import hangulSurnames from "./data/hangul-surnames.json" with { type: "json" };

const surnames: Readonly<Record<string, string>> = hangulSurnames;

/** Hangul syllables whose romanization is one letter, which would be read as an initial. */
const VOWEL_SYLLABLES: Readonly<Record<string, string>> = {
  이: "Yi",
  우: "Woo",
  오: "Oh",
  아: "Ah",
  어: "Eo",
  유: "Yoo",
};

/** Hangul syllables are written apart, because the family name is the first one, which has customary spellings. */
function readHangul(text: string): string {
  return text.replace(/\p{Script=Hangul}+/gu, (word, at: number) => {
    const isFirst = !/\p{Script=Hangul}\s*$/u.test(text.slice(0, at));
    const isName = word.length <= 4;
    return Array.from(word, (syllable, place) => {
      const surname = isFirst && place === 0 && isName ? surnames[syllable] : undefined;
      return surname ?? VOWEL_SYLLABLES[syllable] ?? syllable;
    }).join(" ");
  });
}

/**
 * Arabic writes no short vowels. An initial alef or ain becomes w, which the comparison of consonants skips, so that the
 * word keeps no vowel; the article and the words for "son of", "father of" stand apart.
 */
const ARABIC: readonly (readonly [RegExp, string])[] = [
  [/[\u064B-\u065F\u0670\u0640]/gu, ""],
  // Arabs say d or dh where Persians and Turks say z: "Rida", "Reza".
  [/[ضظذ]/gu, "dz"],
  [/(?<!\p{Script=Arabic})(?:بن|ابن)(?!\p{Script=Arabic})/gu, "bin"],
  [/(?<!\p{Script=Arabic})(?:أبو|ابو)(?!\p{Script=Arabic})/gu, "abu"],
  [/(?<!\p{Script=Arabic})ال(?=\p{Script=Arabic}{3})/gu, "al "],
  [/(?<!\p{Script=Arabic})[اأإآع](?=\p{Script=Arabic})/gu, "w"],
  [/[اىئءؤأإآعة](?=\p{Script=Arabic}|$|\s)/gu, ""],
];

/** Hebrew uses vav and yod for vowels inside a word. */
const HEBREW: readonly (readonly [RegExp, string])[] = [
  [/[\u0591-\u05C7]/gu, ""],
  [/וו/gu, "v"],
  [/(?<=\p{Script=Hebrew})ו(?=\p{Script=Hebrew}|$|\s)/gu, "w"],
  [/(?<!\p{Script=Hebrew})[אע](?=\p{Script=Hebrew})/gu, "w"],
  [/[אע]/gu, ""],
];

/** Greek pairs of letters, by how they sound; `text.ts` reads the rest. */
const GREEK: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})ντ/giu, "d"],
  [/(?<!\p{L})γκ/giu, "g"],
  [/γκ/giu, "g"],
  [/οι|ει/giu, "i"],
  [/αι/giu, "e"],
  [/[αΑ]υ(?=[αεηιουωβγδζλμνρ])/gu, "av"],
  [/[εΕ]υ(?=[αεηιουωβγδζλμνρ])/gu, "ev"],
  [/[εΕ]υ/gu, "ef"],
  [/γι(?=α)/giu, "y"],
];

/** Blocks of 128 code points with one layout: Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam. */
const INDIC_FIRST = 0x09_00;
const INDIC_LAST = 0x0d_7f;
const placeOf = (character: string | undefined): number => {
  const code = character?.codePointAt(0) ?? 0;
  return code < INDIC_FIRST || code > INDIC_LAST ? -1 : (code - INDIC_FIRST) % 0x80;
};
const isConsonant = (place: number): boolean => place >= 0x15 && place <= 0x39;
const NUKTA = 0x3c;
const VOCALIC_R = 0x43;
const RETROFLEX_SH = 0x37;
const PALATAL_C = 0x1a;
const ANUSVARA = 0x02;
const GURMUKHI_NASAL = 0x70;
const isTamil = (character: string): boolean => /\p{Script=Tamil}/u.test(character);
const isLabial = (place: number): boolean => place >= 0x2a && place <= 0x2e;

/** A consonant without a vowel sign carries an a, except at the end of a word. */
function readIndic(text: string): string {
  let read = "";
  const characters = Array.from(text);
  for (const [at, character] of characters.entries()) {
    const place = placeOf(character);
    const next = placeOf(characters[at + 1]);
    if (place === VOCALIC_R) read += "ri";
    else if (place === RETROFLEX_SH) read += "sh";
    else if (place === PALATAL_C) read += isTamil(character) ? "s" : "ch";
    else if (place === ANUSVARA) read += isLabial(next) ? "m" : "n";
    else if (place === GURMUKHI_NASAL) read += "n";
    else if (place !== NUKTA) read += character;
    if (isConsonant(place) && (isConsonant(next) || (next >= 0x05 && next <= 0x14))) read += "a";
  }
  return read;
}

const INDIC = /[\u0900-\u0D7F]/u;

const withRules = (text: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((read, [from, to]) => read.replace(from, to), text);

/** Text in other scripts, prepared for the letters' table; Latin text stays as it is. */
export function prepareScripts(text: string): string {
  let read = text;
  if (/\p{Script=Greek}/u.test(read)) read = withRules(read, GREEK);
  if (/\p{Script=Arabic}/u.test(read)) read = withRules(read, ARABIC);
  if (/\p{Script=Hebrew}/u.test(read)) read = withRules(read, HEBREW);
  if (INDIC.test(read)) read = readIndic(read);
  return readHangul(read);
}
