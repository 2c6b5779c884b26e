/** Keys under which words that sound alike in English are equal, with the usual spellings of other languages. */
import { remembered } from "../remembered.ts";
import { scannedSpellings } from "./slip.ts";

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:mac|mc)(?=[^aeiouy])/, "mk"],
  [/^(?:kn|gn|pn)/, "n"],
  [/^wr/, "r"],
  [/^wh/, "w"],
  [/^ps/, "s"],
  [/^x(?=[^aeiouy])/, "eks"],
  [/^x/, "z"],
  [/^tch/, "ch"],
  [/shch|sch(?=[aeiouy])|tsch|szcz|sch/g, "S"],
  [/chr/g, "kr"],
  [/tech/g, "tek"],
  [/tch|cz|ch/g, "C"],
  [/sh|sz/g, "S"],
  [/dj|dzh|zh|j/g, "J"],
  [/ph/g, "f"],
  [/ough|augh(?=t|$)/g, "o"],
  [/igh/g, "i"],
  [/gh/g, "g"],
  [/kh/g, "k"],
  [/th/g, "t"],
  [/ck|cq|kw|qv|q(?:u(?=[eiay]))?/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/x/g, "ks"],
  [/dg(?=[eiy])/g, "J"],
  [/dt/g, "t"],
  [/mb$/, "m"],
  [/w(?=[^aeiouyh]|$)/g, "u"],
  [/v/g, "v"],
  [/(?<=[aeiouy])h(?=[^aeiouy]|$)/g, ""],
  [/(?<=[^aeiou])h/g, ""],
  [/ou|oo|u/g, "u"],
  [/ai|ay|ei|ey|ea|ee|ie|i|y|e/g, "e"],
  [/au|aw|oa|oe|ow|o/g, "o"],
  [/z/g, "s"],
];

/** How the word sounds: vowels fall into three classes, doubled letters and a final e are dropped. */
export const soundOf = remembered((word) => {
  let sound = word.replaceAll("xx", "x").replace(/ce$/, "s").replace(/ge$/, "J");
  if (word.length > 4) sound = sound.replace(/e$/, "");
  for (const [spelling, spoken] of SPELLINGS) sound = sound.replace(spelling, spoken);
  return sound.replace(/(.)\1+/g, "$1");
});

/**
 * How the word sounds in languages that write c for ts, drop the marks of Slavic letters, say h for g, write long vowels
 * twice, or an unstressed a that is not spoken: "Ivancov", "Scerbakov", "Hrytsenko", "Yuuichirou", "Gurapreet".
 */
export const foreignSoundOf = remembered((word) =>
  soundOf(
    word
      .replace(/ts|tz/g, "c")
      .replace(/^j(?=[aeiou])/, "y")
      .replace(/a[uw](?=[^aeiouy]|$)/g, "o")
      .replace(/shch|sch|szcz|sc(?=[eiy])|sh|sz/g, "s")
      .replace(/ch|cz/g, "c")
      .replaceAll("zh", "z")
      .replace(/(?<![kgtp])h(?=[a-z])/g, "g")
      .replace(/ou|oo|og(?=[^aeiouyr]|$)|oh$/g, "o")
      .replace(/(?:ij|iy|yi|yy|ii|ey|ei)$/, "i")
      .replace(/uu/g, "u")
      .replaceAll("w", "v")
      .replace(/(?<=[a-z]{4})[ae]h?$/, "a")
      .replace(/n(?=[mbp])/g, "m")
      .replace(/(?<=[aeiouy][^aeiouy])a(?=[^aeiouy]+[aeiouy])/g, ""),
  ),
);

/** The consonants alone. */
export const skeletonOf = remembered((word) => {
  const skeleton = soundOf(word.replace(/(.)\1+/g, "$1"))
    .replace(/[aeou]|(?<=.)h/g, "")
    .replace(/[JCg]/g, "j")
    .replace(/S/g, "s")
    .replace(/[vfwb]/g, "v")
    .replace(/(.)\1+/g, "$1");
  return skeleton === "" ? word.slice(0, 2) : skeleton;
});

/** The consonants without a vowel that the word begins with. */
export const plainSkeletonOf = (word: string): string => skeletonOf(word).replace(/^[aeou]/, "");

/**
 * By which a word is looked up: its consonants, and those with one of them left out, because a slip changes one at most.
 * Words without a skeleton in common are never one word with a slip.
 */
export const skeletonsOf = remembered((word): readonly string[] =>
  [word, ...scannedSpellings(word)].flatMap((spelled) => {
    const skeleton = plainSkeletonOf(spelled);
    if (skeleton.length < 4) return [skeleton];
    return [skeleton, ...Array.from(skeleton, (_, at) => skeleton.slice(0, at) + skeleton.slice(at + 1))];
  }),
);
