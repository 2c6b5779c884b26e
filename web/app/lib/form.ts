/** Forms: the contract's schema checks on blur, then on every change. Imported by lazily loaded forms only. */
import { useEffect, useRef, useState } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from "react-hook-form";
import type { z } from "zod";
import { fieldErrorsOf } from "./field-errors.ts";
import { focusFirstError } from "./focus-first-error.ts";
import { loadWithRetry } from "./load-with-retry.ts";
import { isCutOff, useNotSent } from "./not-sent.ts";
import { pointerReleased, watchPresses } from "./pointer-release.ts";

type Schema<Values extends FieldValues, Sent> = z.ZodType<Sent, Values>;

interface FormOptions<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  /** Called on Submit without what checks the form and without a connection: returns whether the form waits for one. */
  waitForConnection?: () => boolean;
}

/**
 * A form that a schema of the contract checks. The schema's library loads when a field of the page first gets the focus,
 * as a form is on screen long before it checks anything.
 * @param schema a form that is part of a page passes an import, which loads at the same time
 */
export function useSchemaForm<Values extends FieldValues, Sent>(
  schema: Schema<Values, Sent> | (() => Promise<Schema<Values, Sent>>),
  options: FormOptions<Values>,
): UseFormReturn<Values, unknown, Sent> {
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const latest = useRef(schema);
  useEffect(() => {
    latest.current = schema;
  });

  const [resolver] = useState((): Resolver<Values, unknown, Sent> => async (...checked) => {
    try {
      const { current } = latest;
      const [{ zodResolver }, loaded] = await loadWithRetry(() => loadCheck(current), true);
      const result = await zodResolver(loaded)(...checked);
      await pointerReleased();
      return result;
    } catch (error) {
      setFailure({ error });
      throw error;
    }
  });

  useEffect(() => {
    const prepare = () => void loadCheck(latest.current).catch(() => undefined);
    // A form that is loaded late, as in a dialog, may have the focus already.
    if (typeof latest.current !== "function") return prepare();
    document.addEventListener("focusin", prepare, { once: true });
    return () => document.removeEventListener("focusin", prepare);
  }, []);

  const form = useCheckedForm(resolver, () => loadCheck(latest.current), options);
  // The page then offers to be loaded anew.
  if (failure) throw failure.error;
  return form;
}

const loadCheck = <Values extends FieldValues, Sent>(
  schema: Schema<Values, Sent> | (() => Promise<Schema<Values, Sent>>),
) => Promise.all([import("@hookform/resolvers/zod"), typeof schema === "function" ? schema() : schema]);

/**
 * The same for fields that differ from the values that the contract's schema checks.
 * @param load loads what the resolver needs. On Submit without it and without a connection, the form says that it was not
 *   sent, and does nothing else.
 */
export function useCheckedForm<Values extends FieldValues, Sent>(
  resolver: Resolver<Values, unknown, Sent>,
  load: () => Promise<unknown>,
  { defaultValues, waitForConnection }: FormOptions<Values>,
): UseFormReturn<Values, unknown, Sent> {
  const sayNotSent = useNotSent();
  const submission = useRef({ load, waitForConnection });
  useEffect(() => {
    submission.current = { load, waitForConnection };
  });
  const form = useForm<Values, unknown, Sent>({
    resolver,
    mode: "onTouched",
    defaultValues,
    shouldFocusError: false,
  });
  const [guarded] = useState(() => {
    const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => {
      const checkAndSend = form.handleSubmit(onValid, onInvalid);
      return (event) => {
        event?.preventDefault();
        const { current } = submission;
        return isCutOff(current.load).then((isOffline) => {
          if (!isOffline) return checkAndSend(event);
          if (!current.waitForConnection?.()) sayNotSent();
          return undefined;
        });
      };
    };
    // Inherits: the library keeps one object, and replaces its formState.
    return Object.assign(Object.create(form) as typeof form, { handleSubmit });
  });
  const { submitCount, isSubmitSuccessful } = form.formState;
  useEffect(watchPresses, []);
  useEffect(() => {
    if (submitCount > 0 && !isSubmitSuccessful) focusFirstError();
  }, [submitCount, isSubmitSuccessful]);
  return guarded;
}

/**
 * Puts the server's lines "message (field)" at their fields and focuses the first.
 * False when nothing matched and the text is still to be shown.
 */
export function applyServerErrors<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  error: unknown,
): boolean {
  const errors = fieldErrorsOf(error, Object.keys(form.getValues()));
  for (const [at, { name, message }] of errors.entries())
    form.setError(name as Path<Values>, { type: "server", message }, { shouldFocus: at === 0 });
  return errors.length > 0;
}
