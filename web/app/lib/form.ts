import { focusFirstError } from "./focus-first-error.ts";
/** Forms: the contract's schema checks on blur, then on every change. Imported by lazily loaded forms only. */
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from "react-hook-form";
import type { z } from "zod";
import { ApiError } from "./api-error.ts";

export const useSchemaForm = <Values extends FieldValues, Sent>(
  schema: z.ZodType<Sent, Values>,
  options: { defaultValues: DefaultValues<Values> },
): UseFormReturn<Values, unknown, Sent> => useCheckedForm(zodResolver(schema), options);

/** The same for fields that differ from the values that the contract's schema checks. */
export function useCheckedForm<Values extends FieldValues, Sent>(
  resolver: Resolver<Values, unknown, Sent>,
  { defaultValues }: { defaultValues: DefaultValues<Values> },
): UseFormReturn<Values, unknown, Sent> {
  const form = useForm<Values, unknown, Sent>({
    resolver,
    mode: "onTouched",
    defaultValues,
    shouldFocusError: false,
  });
  const { submitCount, isSubmitSuccessful } = form.formState;
  useEffect(() => {
    if (submitCount > 0 && !isSubmitSuccessful) focusFirstError();
  }, [submitCount, isSubmitSuccessful]);
  return form;
}

/**
 * Puts the server's lines "message (field)" at their fields and focuses the first.
 * False when nothing matched and the text is still to be shown.
 */
export function applyServerErrors<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = Object.keys(form.getValues());
  let matched = 0;
  for (const line of error.text.split("\n")) {
    const [, message, field] = line.match(/^(.*) \(([\w.]+)\)$/) ?? [];
    const name = field?.split(".").at(-1);
    if (message === undefined || name === undefined || !known.includes(name)) continue;
    form.setError(name as Path<Values>, { type: "server", message }, { shouldFocus: matched === 0 });
    matched += 1;
  }
  return matched > 0;
}
