import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { keepDraft } from "./account-draft.ts";

/** Keeps what is typed into this form from now on. */
export function useDraft<Values extends FieldValues, Sent>({
  subscribe,
}: UseFormReturn<Values, unknown, Sent>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(values),
      }),
    [subscribe],
  );
}
