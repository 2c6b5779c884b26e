/** How long an engagement lasts. */
import { numberWordsToDigits } from "./numbers.ts";

export interface Duration {
  /** Null if the text names no length. */
  readonly weeks: number | null;
  /** Ongoing or permanent. */
  readonly openEnded: boolean;
}

const WEEKS: readonly (readonly [unit: RegExp, weeks: number])[] = [
  [/^d/, 1 / 5],
  [/^w/, 1],
  [/^m/, 52 / 12],
  [/^y/, 52],
];
const LENGTH =
  /(\d+(?:\.\d+)?)\s*\+?\s*(?:-|\u2013|to)?\s*(\d+(?:\.\d+)?)?\s*\+?\s*-?\s*(days?|weeks?|wks?|months?|mos?|years?|yrs?)\b/;
const OPEN_ENDED =
  /ongoing|on-going|permanent|indefinite|open[- ]ended|temp[- ]to[- ](?:perm|hire)|long[- ]term/;

/** Of a range ("8-10 months") the longer. Null if the text says nothing about it. */
export function parseDuration(text: string | null | undefined): Duration | null {
  const written = numberWordsToDigits((text ?? "").toLowerCase())
    .replace(/\bhalf an? year\b/, "6 months")
    .replace(/\ban? (?=(?:day|week|month|year)\b)/, "1 ");
  const openEnded = OPEN_ENDED.test(written);
  const match = LENGTH.exec(written);
  if (match === null) {
    if (openEnded) return { weeks: null, openEnded };
    return /project|short[- ]term|temporary|one[- ](?:off|time)|\b(?:until|through|till|thru)\b|\bcontract\b/.test(
      written,
    )
      ? { weeks: null, openEnded }
      : null;
  }
  const length = Math.max(Number(match[1]), Number(match[2] ?? 0));
  const unit = WEEKS.find(([spelling]) => spelling.test(match[3] ?? ""))?.[1] ?? 1;
  return { weeks: length * unit, openEnded };
}
