/** Numbers in digits, words, ordinals and Roman numerals, all as digits. */

const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
    " ",
  );
const VALUES = new Map<string, number>([
  ...UNITS.map((word, at) => [word, at] as const),
  // "Forty-Niner" and "Twin Eights".
  ...UNITS.slice(2).flatMap((word, at) =>
    [`${word}s`, word.endsWith("x") ? `${word}es` : `${word}r`].map((plural) => [plural, at + 2] as const),
  ),
  ...ORDINALS.map((word, at) => [word, at + 1] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
  ...TENS.map((word, at) => [word.replace(/y$/, "ieth"), (at + 2) * 10] as const),
]);
const MULTIPLES = new Map([
  ["hundred", 100],
  ["hundredth", 100],
  ["thousand", 1000],
  ["thousandth", 1000],
  ["million", 1_000_000],
]);
const ROMAN = /^(?:x{0,3})(?:ix|iv|v?i{0,3})$/;
const ROMAN_VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

function romanValue(word: string): number {
  const digits = Array.from(word, (letter) => ROMAN_VALUES[letter] ?? 0);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}

/** The digits for a word, or null where the word is no number. A single Roman letter counts only as the last word. */
function numberOf(word: string, isFirst: boolean, isLast: boolean): number | null {
  const ordinal = /^(\d+)(?:st|nd|rd|th|s|ers?)?$/.exec(word);
  if (ordinal) return Number(ordinal[1]);
  const value = VALUES.get(word);
  if (value !== undefined) return value;
  const mayBeRoman = !isFirst && word !== "" && ROMAN.test(word) && (word.length > 1 || isLast);
  return mayBeRoman ? romanValue(word) : null;
}

/** Words with every number in digits: "studio fifty four" becomes "studio 54". */
export function withDigits(words: readonly string[]): string[] {
  const found: string[] = [];
  let tens: number | null = null;
  for (const [at, word] of words.entries()) {
    const multiple = MULTIPLES.get(word);
    if (multiple !== undefined) {
      const before = Number(found.at(-1) ?? Number.NaN);
      if (before > 0 && before < multiple) found[found.length - 1] = String(before * multiple);
      else found.push(String(multiple));
      tens = null;
      continue;
    }
    const value = numberOf(word, at === 0, at === words.length - 1);
    if (tens !== null && value !== null && value > 0 && value < 10) {
      found[found.length - 1] = String(tens + value);
      tens = null;
      continue;
    }
    // "Seventeen seventy-six" is a year.
    const before = VALUES.get(words[at - 1] ?? "");
    if (
      before !== undefined &&
      before > 9 &&
      before < 100 &&
      value !== null &&
      value > 9 &&
      VALUES.has(word)
    ) {
      const year = Number(found.at(-1)) * 100 + value;
      found[found.length - 1] = String(year);
      tens = value >= 20 && value % 10 === 0 ? year : null;
      continue;
    }
    found.push(value === null ? word : String(value));
    tens = value !== null && value >= 20 && value % 10 === 0 && /[a-z]/.test(word) ? value : null;
  }
  return found;
}
