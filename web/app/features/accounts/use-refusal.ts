import { useCallback } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { applyServerErrors } from "~/lib/form.ts";

/** Shows a refused registration at the fields it is about. */
export function useRefusal<Values extends FieldValues, Sent>(form: UseFormReturn<Values, unknown, Sent>) {
  return useCallback((error: unknown): void => void applyServerErrors(form, error), [form]);
}
