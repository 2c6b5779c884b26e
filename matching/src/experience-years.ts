/** Years of experience out of the bands and words of SPEC section 9. */
import { withFigures } from "./normalize/numbers.ts";

const LEVEL_YEARS: readonly (readonly [level: RegExp, years: number])[] = [
  [/\b(?:entry|junior)\b/, 0],
  [/\bmid\b/, 3],
  [/\bsenior\b/, 6],
  [/\bexpert\b/, 10],
];

/** More than a working life: a class year or a case number, not years of experience. */
const LONGEST_CAREER_YEARS = 60;

const UPPER_BOUND_ONLY = /^(?:up to|under|less than|<)/;
const FIRST_FIGURE = /(?<![\d.,-])\d+(?:\.\d+)?/;

/**
 * The lower bound in years: "3-5" is 3, "10+" is 10, "senior" is 6, "up to 2" is 0.
 * Null when the text states no experience.
 */
export function experienceYears(text: string | null | undefined): number | null {
  const stated = withFigures((text ?? "").trim().toLowerCase());
  const figure = FIRST_FIGURE.exec(stated);
  if (figure === null) return levelYears(stated);
  const years = Number(figure[0]);
  if (years > LONGEST_CAREER_YEARS) return null;
  return UPPER_BOUND_ONLY.test(stated) ? 0 : years;
}

function levelYears(stated: string): number | null {
  const level = LEVEL_YEARS.find(([word]) => word.test(stated));
  return level === undefined ? null : level[1];
}
