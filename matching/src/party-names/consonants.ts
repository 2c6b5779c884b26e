/** Names from scripts that write no short vowels (Arabic, Hebrew): their consonants decide. */

const VOWELLESS = /^[^aeiou]{2,}$/;

export const isVowelless = (word: string): boolean => VOWELLESS.test(word);

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/schw|shw|^sw/g, "sv"],
  [/sch|sh/g, "s"],
  [/dj|dg/g, "k"],
  [/tz|ts/g, "s"],
  [/ph/g, "f"],
  [/c(?=[eiy])/g, "s"],
  [/ck|c(?!h)/g, "k"],
  [/x/g, "ks"],
  [/(?<=.)(?<![ck])h/g, ""],
  [/(?<=.)[aeiouyw']|^[aeiouyw'](?=.)/g, ""],
  [/[qgj]/g, "k"],
  [/z/g, "s"],
  [/[vfp]/g, "b"],
];

const consonantsOf = (word: string): string => {
  let left = word;
  for (const [from, to] of SPELLINGS) left = left.replace(from, to);
  return left;
};

const undoubled = (consonants: string): string => consonants.replace(/(.)\1+/g, "$1");

/** Kh and ch, which stand for a throat sound that others write h or leave out. */
const withThroat = (word: string): string => undoubled(consonantsOf(word).replace(/[kc]h/g, "k"));
const withoutThroat = (word: string): string => undoubled(consonantsOf(word).replace(/[kc]h|^h/g, ""));

/** Hebrew's vav is a vowel or a v; "dz" stands for a letter that is a d or a z. */
const bareReadings = (word: string): readonly string[] =>
  [word, word.replaceAll(/(?<=.)w/g, "v")].flatMap((read) =>
    read.includes("dz") ? [read.replaceAll("dz", "d"), read.replaceAll("dz", "z")] : [read],
  );

/** Keys under which two names that `sameVowelless` joins meet. */
export const consonantKeys = (word: string): readonly string[] =>
  bareReadings(word).flatMap((read) => [withThroat(read), withoutThroat(read)]);

/** True where one of the two has no vowels and the consonants of both agree. */
export function sameVowelless(left: string, right: string): boolean {
  if (VOWELLESS.test(left) === VOWELLESS.test(right)) return false;
  const [bare, spelled] = VOWELLESS.test(left) ? [left, right] : [right, left];
  // An initial vowel is written, as w or y here; one side alone does not begin with it.
  const beginsOpen = /^[aeiou]/.test(spelled);
  if (beginsOpen ? !/^[wy]/.test(bare) : bare.startsWith("w") && !/^[wv]/.test(spelled)) return false;
  // One consonant alone tells too little, unless both begin with a vowel, "Ali", or with y, "Yael".
  const isShort = (bare.startsWith("w") && beginsOpen) || (bare.startsWith("y") && spelled.startsWith("y"));
  const length = consonantsOf(bare).length;
  if (length === 0 || (length === 1 && !isShort && !/.w/.test(bare))) return false;
  return bareReadings(bare).some((read) =>
    [withThroat, withoutThroat].some((consonants) => {
      const one = consonants(read);
      return one !== "" && (one.length > 1 || length > 1 || isShort) && one === consonants(spelled);
    }),
  );
}
