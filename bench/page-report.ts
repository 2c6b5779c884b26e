import { categories, type PageAudit } from "./page-audit.ts";

export const pageGoals = { performance: 95, others: 100, shift: 0 } as const;

export const heading =
  "page                        perf  a11y  best   seo   LCP s   TBT ms    CLS   JavaScript kB";

export function row(path: string, { scores, lcp, tbt, cls, script }: PageAudit): string {
  return [
    path.padEnd(26),
    ...categories.map((category) => String(scores[category]).padStart(6)),
    (lcp / 1_000).toFixed(2).padStart(8),
    tbt.toFixed(0).padStart(9),
    cls.toFixed(3).padStart(7),
    (script / 1_000).toFixed(1).padStart(16),
  ].join("");
}

const goalOf = (category: (typeof categories)[number]): number =>
  category === "performance" ? pageGoals.performance : pageGoals.others;

export const meetsPageGoals = ({ scores, cls }: PageAudit): boolean =>
  categories.every((category) => scores[category] >= goalOf(category)) && cls <= pageGoals.shift;

/** The audits of a page that misses its goals. */
export const shortfalls = (audit: PageAudit): string[] => (meetsPageGoals(audit) ? [] : audit.notes);
