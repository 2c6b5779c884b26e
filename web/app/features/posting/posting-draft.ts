/** A half-written posting, kept in this browser tab until it is posted, saved or started over. */
import type { posting } from "@caseload/contract/jobs/jobs";
import type { z } from "zod";

export type PostingValues = z.input<typeof posting>;
export type PostingDraft = Partial<PostingValues>;

/** Where it is written: the quick dialog, the page for a new posting, or the page of a stored one. */
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
    // Somebody else wrote there: nothing of ours to bring back.
    return null;
  }
}

export function keepDraft(userId: number, place: DraftPlace, draft: PostingDraft): void {
  sessionStorage.setItem(keyOf(userId, place), JSON.stringify(draft));
}

export function dropDraft(userId: number, place: DraftPlace): void {
  sessionStorage.removeItem(keyOf(userId, place));
}

/** Nothing is written yet. */
export const blankPosting: PostingDraft = {
  title: "",
  location: "",
  hoursPerWeek: "",
  duration: "",
  specialties: [],
  description: "",
  priority: "medium",
  budgetRange: "",
  deadline: "",
};

/** Whether two sets of values say the same; empty, null and absent are one. */
export function saysTheSame(one: PostingDraft, other: PostingDraft): boolean {
  const said = (draft: PostingDraft) =>
    JSON.stringify(
      Object.entries(draft)
        .filter(([, value]) => value !== undefined && value !== null && value !== "")
        .filter(([, value]) => !Array.isArray(value) || value.length > 0)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    );
  return said(one) === said(other);
}
