/** Parses hourly budgets in the free text of a posting: "$48-58/hr", "45", "Negotiable". */

export interface HourlyBudget {
  /** US dollars per hour. */
  min: number;
  /** US dollars per hour. */
  max: number;
}

const FIGURE = String.raw`\$?\s*(\d+(?:,\d{3})*(?:\.\d+)?)`;
const DASH = String.raw`\s*(?:[-\u2013\u2014]|to\b|and\b)\s*`;
const PER = String.raw`\s*(?:\/|per\b|an?\b)\s*`;
const HOURLY = String.raw`(?:${PER}|\s*)(?:hours?|hrs?|h)\b|\s*hourly\b`;
/** Keeps "45" from matching in "45k", "45%", "4,500" or "45-90k". */
const FIGURE_ENDS = String.raw`(?![.,]?\d|[\w%]|${DASH}\$?\d)`;
const RANGE = new RegExp(
  String.raw`(?<![\w.,-])${FIGURE}(?:${HOURLY})?(?:${DASH}${FIGURE})?(?:${HOURLY}|${FIGURE_ENDS})`,
  "g",
);
const IS_HOURLY = new RegExp(HOURLY);
/** "20-30 hours per week" is workload, not pay. */
const WORKLOAD = new RegExp(
  String.raw`(?<![$\d.,-])\d+(?:${DASH}\d+)?\+?\s*(?:hours\b|(?:hour|hrs?|h)(?=${PER}))(?:${PER}\w+)?`,
  "g",
);
const OTHER_PAY =
  /\b(?:flat|fixed|lump|retainer|salary|annual(?:ly)?|(?:bi)?weekly|daily|monthly|yearly|year|yr|month|week|day|project|case|matter|page|word)\b/;
/** "$500 per QDRO", "$75 a signing", "$40 each": pay by the piece. */
const BY_PIECE = /\d\s*(?:(?:per|an?|\/)\s*(?!(?:h|hrs?|hours?)\b)[a-z]|each\b|apiece\b)/;
const UP_TO = /\b(?:up to|max(?:imum)?|at most|under)\s*(?:usd\s*)?$/;

/** US dollars. A larger figure without "per hour" is a fee for the whole engagement. */
const MAX_UNMARKED_RATE = 1000;

/**
 * The lowest and highest hourly figure. "Up to $60" starts at 0. Null if the text names no hourly figure:
 * "Negotiable", "$5,000 flat fee", "$90k".
 */
export function hourlyBudget(text: string | null | undefined): HourlyBudget | null {
  const stated = (text ?? "").toLowerCase().replace(WORKLOAD, " ");
  const named = [...stated.matchAll(RANGE)];
  const marked = named.find((match) => IS_HOURLY.test(match[0]));
  if (marked !== undefined) return budgetOf(marked, stated);
  const [first] = named;
  if (first === undefined || OTHER_PAY.test(stated) || BY_PIECE.test(stated)) return null;
  const budget = budgetOf(first, stated);
  return budget.max > MAX_UNMARKED_RATE ? null : budget;
}

function budgetOf(match: RegExpExecArray, stated: string): HourlyBudget {
  const low = dollars(match[1]);
  const high = match[2] === undefined ? low : dollars(match[2]);
  if (match[2] === undefined && UP_TO.test(stated.slice(0, match.index).trimEnd()))
    return { min: 0, max: high };
  return { min: Math.min(low, high), max: Math.max(low, high) };
}

function dollars(figure: string | undefined): number {
  return Number((figure ?? "").replaceAll(",", ""));
}
