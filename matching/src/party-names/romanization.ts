/** Chinese, Korean and Vietnamese syllables in one spelling: pinyin, Wade-Giles, revised and older Korean romanizations. */

const RULES: readonly (readonly [RegExp, string])[] = [
  [/['-]/g, ""],
  [/(?<=ch|sh|j|z)ih/g, "i"],
  [/tzu/g, "zi"],
  [/ssu|szu|sze/g, "si"],
  [/eh$/g, "e"],
  [/hs|x/g, "s"],
  [/zh|ch|q/g, "j"],
  [/ts|tz|c(?!h)/g, "z"],
  [/g(?!$|h)(?<!n.)/g, "k"],
  [/(?<!n)g(?=[aeiouwy])/g, "k"],
  [/(?<!n)g$/, "k"],
  [/b/g, "p"],
  [/d/g, "t"],
  [/eui|ui$/g, "i"],
  [/eu|eo|oo|ou|woo/g, "u"],
  [/ee|ih$/g, "i"],
  [/ong/g, "ung"],
  [/ien/g, "ian"],
  [/yen/g, "yan"],
  [/ai|ay/g, "ae"],
  [/ie/g, "i"],
];

/** The word as one spelling for all romanizations of its syllables. */
export function oneRomanization(word: string): string {
  let spelled = word;
  for (const [from, to] of RULES) spelled = spelled.replace(from, to);
  return spelled;
}
