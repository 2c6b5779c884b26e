import { ApiError } from "./api-error.ts";
import type { FieldErrors, PageForm } from "./page-form.ts";

interface FieldError {
  readonly name: string;
  readonly message: string;
}

/** The server's lines "message (field)" that are about fields of the form, in their order. */
export function fieldErrorsOf(error: unknown, known: readonly string[]): readonly FieldError[] {
  if (!(error instanceof ApiError)) return [];
  return error.text.split("\n").flatMap((line) => {
    const [, message, field] = line.match(/^(.*) \(([\w.]+)\)$/) ?? [];
    const name = field?.split(".").at(-1);
    return message !== undefined && name !== undefined && known.includes(name) ? [{ name, message }] : [];
  });
}

/** Shows those lines at the fields; false when there are none and the text is still to be shown. */
export function showFieldErrors<Values extends object>(form: PageForm<Values>, error: unknown): boolean {
  const errors = fieldErrorsOf(error, Object.keys(form.values));
  if (errors.length > 0)
    form.refuse(
      Object.fromEntries(errors.map(({ name, message }) => [name, message])) as FieldErrors<Values>,
    );
  return errors.length > 0;
}
