/** Keys under which words that sound alike in English are equal, with the usual spellings of other languages. */

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:mac|mc)(?=[^aeiouy])/, "mk"],
  [/^(?:kn|gn|pn)/, "n"],
  [/^wr/, "r"],
  [/^wh/, "w"],
  [/^ps/, "s"],
  [/^x/, "z"],
  [/^tch/, "ch"],
  [/shch|sch(?=[aeiouy])|tsch|szcz|sch/g, "S"],
  [/tch|cz|ch/g, "C"],
  [/sh|sz/g, "S"],
  [/dj|dzh|zh/g, "J"],
  [/ph/g, "f"],
  [/ough|augh(?=t|$)/g, "o"],
  [/igh/g, "i"],
  [/gh/g, "g"],
  [/kh/g, "k"],
  [/th/g, "t"],
  [/ck|cq|q(?:u(?=[eiay]))?/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/x/g, "ks"],
  [/dg(?=[eiy])/g, "J"],
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

const cache = new Map<string, string>();
const MAX_CACHE = 50_000;

/** How the word sounds: vowels fall into three classes, doubled letters and a final e are dropped. */
export function soundOf(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  let sound = word.replace(/ce$/, "s").replace(/ge$/, "J");
  if (word.length > 4) sound = sound.replace(/e$/, "");
  for (const [spelling, spoken] of SPELLINGS) sound = sound.replace(spelling, spoken);
  sound = sound.replace(/(.)\1+/g, "$1");
  if (cache.size >= MAX_CACHE) cache.clear();
  cache.set(word, sound);
  return sound;
}

/** The consonants alone, for looking names up: everything that `sameWord` joins has them in common or nearly so. */
export function skeletonOf(word: string): string {
  const skeleton = soundOf(word)
    .replace(/[aeou]/g, "")
    .replace(/[JCg]/g, "j")
    .replace(/S/g, "s")
    .replace(/[vfwb]/g, "v")
    .replace(/(.)\1+/g, "$1");
  return skeleton === "" ? word.slice(0, 2) : skeleton;
}
