/** An unfinished posting, stored in the browser tab until it is posted, saved or discarded. */
import type { User } from "@caseload/contract/accounts/accounts";
import type { posting } from "@caseload/contract/jobs/jobs";
import type { z } from "zod";

export type PostingValues = z.input<typeof posting>;
export type PostingDraft = Partial<PostingValues>;

/** The form: the dialog, the page for a new posting, or the page of a stored one by its id. */
export type DraftPlace = "dialog" | "page" | number;

const keyOf = (userId: number, place: DraftPlace): string =>
  place === "dialog" ? `posting-draft-${userId}` : `posting-draft-${userId}-${place}`;

export function readDraft(userId: number, place: DraftPlace): PostingDraft | null {
  const stored = sessionStorage.getItem(keyOf(userId, place));
  if (stored === null) return null;
  try {
    const draft: unknown = JSON.parse(stored);
    return typeof draft === "object" && draft !== null ? draft : null;
  } catch {
    // Not written by this application.
    return null;
  }
}

export function storeDraft(userId: number, place: DraftPlace, draft: PostingDraft): void {
  sessionStorage.setItem(keyOf(userId, place), JSON.stringify(draft));
}

export function deleteDraft(userId: number, place: DraftPlace): void {
  sessionStorage.removeItem(keyOf(userId, place));
}

export const blankPosting: PostingDraft = {
  title: "",
  location: "",
  hoursPerWeek: "",
  hoursAmount: null,
  hoursUnit: "week",
  duration: "",
  specialties: [],
  description: "",
  priority: "medium",
  budgetRange: "",
  deadline: "",
};

/** What a new posting takes from the firm, so that it is not asked for again. */
export const knownOf = ({ preferredLocation }: Pick<User, "preferredLocation">): PostingDraft => ({
  location: preferredLocation ?? "",
});

/** Treats empty, null and absent values as equal. */
export function isSameDraft(one: PostingDraft, other: PostingDraft): boolean {
  const canonical = (draft: PostingDraft) =>
    JSON.stringify(
      Object.entries(draft)
        .filter(([, value]) => value !== undefined && value !== null && value !== "")
        .filter(([, value]) => !Array.isArray(value) || value.length > 0)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    );
  return canonical(one) === canonical(other);
}
