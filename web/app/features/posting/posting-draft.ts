/** A half-written posting, kept in this browser tab until it is posted or started over. */
import type { posting } from "@caseload/contract/jobs";
import type { z } from "zod";

export type PostingValues = z.input<typeof posting>;
export type PostingDraft = Partial<PostingValues>;

const keyOf = (userId: number): string => `posting-draft-${userId}`;

export function readDraft(userId: number): PostingDraft | null {
  const stored = sessionStorage.getItem(keyOf(userId));
  if (stored === null) return null;
  try {
    const draft: unknown = JSON.parse(stored);
    return typeof draft === "object" && draft !== null ? draft : null;
  } catch {
    // Somebody else wrote there: nothing of ours to bring back.
    return null;
  }
}

export function keepDraft(userId: number, draft: PostingDraft): void {
  sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
}

export function dropDraft(userId: number): void {
  sessionStorage.removeItem(keyOf(userId));
}
