import { useEffect } from "react";
import { dropDraft, keepDraft, saysTheSame, type DraftPlace, type PostingDraft } from "./posting-draft.ts";
import type { PostingFormState } from "./posting-fields.tsx";

/** Keeps what is written in this tab as it is typed; what says no more than `untouched` is no draft. */
export function useKeptDraft(
  form: PostingFormState,
  userId: number,
  place: DraftPlace,
  untouched: PostingDraft,
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          saysTheSame(values, untouched) ? dropDraft(userId, place) : keepDraft(userId, place, values),
      }),
    [form, userId, place, untouched],
  );
}
