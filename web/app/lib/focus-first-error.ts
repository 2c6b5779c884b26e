const controls = "button, textarea, input:not([aria-hidden])";

/**
 * Focuses the first control that an error line speaks of, in the order of the page. The form library's own order is that
 * in which it came to know the fields: native inputs before the lists beside them.
 */
export function focusFirstError(): void {
  const form = document.activeElement?.closest("form") ?? document;
  const line = form.querySelector(".error");
  if (!line?.id) return;
  const described = form.querySelector<HTMLElement>(`[aria-describedby~="${CSS.escape(line.id)}"]`);
  if (described?.matches(controls)) described.focus();
  else described?.querySelector<HTMLElement>(controls)?.focus();
}
