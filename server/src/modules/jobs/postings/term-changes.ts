/** What applicants are told when the posting that they applied to changes. */
import type { JobRow } from "./job-rows.ts";
import type { postingColumns } from "./posting-columns.ts";

type Words = ReturnType<typeof postingColumns>;

/** Terms, in the order in which they are named, with the columns that make them. Priority and urgency are no terms. */
const terms: readonly (readonly [name: string, columns: readonly (keyof Words & keyof JobRow)[]])[] = [
  ["title", ["title"]],
  ["description", ["description"]],
  ["location", ["location", "workArrangement"]],
  ["hours", ["hoursPerWeek"]],
  ["duration", ["duration"]],
  ["pay", ["budgetRange"]],
  ["deadline", ["deadline"]],
  ["positions", ["positions"]],
  [
    "requirements",
    ["specialties", "practiceArea", "experienceRequired", "requiredCredentials", "requiredLanguages"],
  ],
];

/** "pay", "pay and hours", "pay, hours and deadline"; null when no term changed. */
export function changedTerms(before: JobRow, after: Words): string | null {
  const changed = terms
    .filter(([, columns]) =>
      columns.some((column) => JSON.stringify(before[column]) !== JSON.stringify(after[column])),
    )
    .map(([name]) => name);
  if (changed.length === 0) return null;
  return new Intl.ListFormat("en-US", { type: "conjunction" }).format(changed).replace(", and ", " and ");
}
