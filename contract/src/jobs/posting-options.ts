/** What the posting form offers to choose from, free of zod. */
import { jobStatuses } from "../lifecycles.ts";
import type { Option } from "../options.ts";
import { practiceAreas } from "../practice-areas.ts";

/** By the hour, or one sum for the whole work. */
export const budgetKinds = ["hourly", "flat"] as const;
export type BudgetKind = (typeof budgetKinds)[number];
export const budgetKindLabels: Record<BudgetKind, string> = { hourly: "Hourly range", flat: "Flat fee" };

/** A party's role in the matter, for conflict checks (ABA Model Rules 1.7, 1.9, 1.10). */
export const partyRoles = ["client", "adverse", "related"] as const;
export type PartyRole = (typeof partyRoles)[number];
export const partyRoleLabels: Record<PartyRole, string> = {
  client: "Client",
  adverse: "Adverse party",
  related: "Other involved",
};

export const postingPracticeAreas: readonly Option[] = practiceAreas.map((label) => ({
  value: label,
  label,
}));

/** SPEC.md section 9 "Experience levels in job search". */
export const postingExperience: readonly Option[] = [
  { value: "0-2", label: "Entry Level (0-2)" },
  { value: "3-5", label: "Mid Level (3-5)" },
  { value: "6-10", label: "Senior Level (6-10)" },
  { value: "10+", label: "Expert Level (10+)" },
];

export const postingUrgency: readonly Option[] = [
  { value: "immediate", label: "Immediate start" },
  { value: "flexible", label: "Flexible start" },
];

/** Suggestions: languages that clients of firms speak most in the United States (Census Bureau, table B16001). */
export const knownLanguages = [
  "Spanish",
  "Mandarin",
  "Cantonese",
  "Tagalog",
  "Vietnamese",
  "Arabic",
  "French",
  "Korean",
  "Russian",
  "Portuguese",
  "Haitian Creole",
  "Hindi",
  "Polish",
  "Urdu",
  "Farsi",
  "American Sign Language",
] as const;

/** Tabs of one's own postings and of the firm's: the statuses under each. */
export const postingGroups = {
  open: ["open"],
  /** Open as well, and apart from it while they take no applications. */
  paused: ["open"],
  draft: ["draft"],
  waiting: ["pending_approval"],
  closed: ["closed"],
  filled: ["filled"],
  all: jobStatuses,
} as const;
export type PostingGroup = keyof typeof postingGroups;
export const postingGroupLabels: Record<PostingGroup, string> = {
  open: "Open",
  paused: "Paused",
  draft: "Drafts",
  waiting: "Pending Approval",
  closed: "Closed",
  filled: "Filled",
  all: "All",
};

export const postingOrders = ["newest", "deadline", "applicants"] as const;
export type PostingOrder = (typeof postingOrders)[number];
export const postingOrderLabels: Record<PostingOrder, string> = {
  newest: "Newest",
  deadline: "Closing soonest",
  applicants: "Most applicants",
};

export const bulkActions = ["close", "reopen", "approve", "reassign", "duplicate"] as const;
export type BulkAction = (typeof bulkActions)[number];

export interface Budget {
  readonly kind: BudgetKind;
  /** US dollars: the lowest rate per hour, or the fee. */
  readonly min: number;
  /** US dollars: the highest rate per hour; the fee again. */
  readonly max: number;
}

const dollars = (amount: number): string =>
  `$${amount.toLocaleString("en-US", {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  })}`;

/** "$48-58/hr", "$45/hr", "$2,500 flat fee". */
export function budgetText({ kind, min, max }: Budget): string {
  if (kind === "flat") return `${dollars(min)} flat fee`;
  return min === max ? `${dollars(min)}/hr` : `${dollars(min)}-${dollars(max).slice(1)}/hr`;
}
