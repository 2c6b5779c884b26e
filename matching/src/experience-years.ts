/** Parses years of experience, in the bands and words of SPEC section 9. */
import { numberWordsToDigits } from "./normalize/numbers.ts";

const LEVEL_YEARS: readonly (readonly [level: RegExp, years: number])[] = [
  [/\b(?:entry|junior)\b/, 0],
  [/\bmid\b/, 3],
  [/\bsenior\b/, 6],
  [/\bexpert\b/, 10],
];

/** Larger figures are graduation years or case numbers. */
const MAX_CAREER_YEARS = 60;

const UPPER_BOUND_ONLY = /^(?:up to|under|less than|<)/;
const FIRST_FIGURE = /(?<![\d.,-])\d+(?:\.\d+)?/;

/**
 * The lower bound in years: 3 for "3-5", 10 for "10+", 6 for "senior", 0 for "up to 2". Null if the text states no
 * experience.
 */
export function experienceYears(text: string | null | undefined): number | null {
  const stated = numberWordsToDigits((text ?? "").trim().toLowerCase());
  const figure = FIRST_FIGURE.exec(stated);
  if (figure === null) return levelYears(stated);
  const years = Number(figure[0]);
  if (years > MAX_CAREER_YEARS) return null;
  return UPPER_BOUND_ONLY.test(stated) ? 0 : years;
}

function levelYears(stated: string): number | null {
  const level = LEVEL_YEARS.find(([word]) => word.test(stated));
  return level === undefined ? null : level[1];
}
