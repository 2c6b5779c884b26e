import { useCallback, useEffect } from "react";
import { useFormat } from "~/lib/use-format.ts";
import { deleteDraft, isSameDraft, storeDraft, type DraftPlace, type PostingDraft } from "./posting-draft.ts";
import type { PostingFormState } from "./posting-fields.tsx";

/**
 * Loads the schema of a posting with a deadline that is not past, because such a posting would close at once.
 * @param storedDeadline allowed as well
 */
export function usePostingSchema(storedDeadline: string | null = null) {
  const { daysUntil } = useFormat();
  return useCallback(async () => {
    const { checkFigures, posting } = await import("@caseload/contract/jobs/jobs");
    const deadline = posting.shape.deadline.refine(
      (day) => day === null || day === storedDeadline || daysUntil(day) >= 0,
      { error: "Please choose today or a later day" },
    );
    return posting.extend({ deadline }).superRefine(checkFigures);
  }, [daysUntil, storedDeadline]);
}

/** Stores the form in the browser tab while it differs from `initial`. */
export function useStoredDraft(
  form: PostingFormState,
  userId: number,
  place: DraftPlace,
  initial: PostingDraft,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          isSameDraft(values, initial) ? deleteDraft(userId, place) : storeDraft(userId, place, values),
      }),
    [form, userId, place, initial],
  );
}
