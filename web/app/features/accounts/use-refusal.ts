import { refusals } from "@caseload/contract/texts";
import { useCallback } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { errorText } from "~/lib/api.ts";
import { applyServerErrors } from "~/lib/form.ts";

/** Shows a refused registration at the fields it is about. */
export function useRefusal<Values extends FieldValues, Sent>(form: UseFormReturn<Values, unknown, Sent>) {
  return useCallback(
    (error: unknown): void => {
      if (applyServerErrors(form, error)) return;
      const text = errorText(error, "");
      if (text !== refusals.emailTaken) return;
      form.setError("email" as Path<Values>, { type: "server", message: text }, { shouldFocus: true });
    },
    [form],
  );
}
