import type { StoredPosting } from "@caseload/contract/jobs/postings";
import { blankPosting, type PostingDraft, type PostingValues } from "./posting-draft.ts";

/** What the page's form starts from. */
export const blankPage: PostingDraft = {
  ...blankPosting,
  positions: 1,
  practiceArea: "",
  experienceRequired: "",
  urgency: "",
  budgetKind: null,
  budgetMin: null,
  budgetMax: null,
  requiredCredentials: [],
  requiredLanguages: [],
  parties: [],
};

/** A stored posting as the form fills it in. Figures replace the line that was written from them. */
export const valuesOf = (stored: StoredPosting): PostingValues => ({
  title: stored.title,
  location: stored.location,
  workArrangement: stored.workArrangement,
  hoursPerWeek: stored.hoursPerWeek,
  duration: stored.duration,
  specialties: stored.specialties,
  description: stored.description,
  priority: stored.priority,
  budgetRange: stored.budget ? "" : (stored.budgetRange ?? ""),
  budgetKind: stored.budget?.kind ?? null,
  budgetMin: stored.budget?.min ?? null,
  budgetMax: stored.budget && stored.budget.max !== stored.budget.min ? stored.budget.max : null,
  deadline: stored.deadline ?? "",
  practiceArea: stored.practiceArea ?? "",
  experienceRequired: stored.experienceRequired ?? "",
  urgency: stored.urgency ?? "",
  positions: stored.positions,
  requiredCredentials: stored.requiredCredentials,
  requiredLanguages: stored.requiredLanguages,
  parties: stored.parties,
});
