import type { AvailabilityType } from "@caseload/contract/search/search-preference-options";
import { numberWordsToDigits } from "@caseload/matching/normalize/numbers";
import { isUrgent } from "../../jobs/postings/urgency.ts";
import { facet } from "./filter-columns.ts";

const daysOf = { day: 1, week: 7, month: 30 } as const;
const span = /(\d+)(?:\s*(?:-|\u2013|to|or)\s*(\d+))?\s*(day|week|month)/;

/** Days until the work has to begin: 0 at once, infinite where the posting leaves it open; null where it says nothing. */
function daysUntilStart(posting: { urgency: string | null; priority: string }): number | null {
  if (isUrgent(posting)) return 0;
  const written = numberWordsToDigits((posting.urgency ?? "").toLowerCase()).replace(
    /\b(?:a|an|next|this)\b/,
    "1",
  );
  if (/\bimmediate|\burgent|\basap\b|\bright away\b|\bat once\b|\btoday\b|\bnow\b/.test(written)) return 0;
  const [, from, to, unit] = span.exec(written) ?? [];
  if (unit === "day" || unit === "week" || unit === "month") return Number(to ?? from) * daysOf[unit];
  return /\bflexible\b|\bopen\b|\bnegotiable\b/.test(written) ? Number.POSITIVE_INFINITY : null;
}

/** What begins at once begins within a week as well; a flexible start suits whoever is free in a week or a month. */
export function startFacets(posting: { urgency: string | null; priority: string }): string[] {
  const days = daysUntilStart(posting);
  if (days === null) return [];
  const isOpen = days === Number.POSITIVE_INFINITY;
  const kinds: [AvailabilityType, boolean][] = [
    ["Immediate", days === 0],
    ["Within Week", days <= 7 || isOpen],
    ["Within Month", days <= 31 || isOpen],
  ];
  return kinds.filter(([, is]) => is).map(([kind]) => facet.start(kind));
}
