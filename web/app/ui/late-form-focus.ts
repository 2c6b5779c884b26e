import { useEffect, useRef, type RefObject } from "react";

const fields = ":is(input, textarea, [role='combobox']):not(:disabled)";

/**
 * For a form that arrives in a dialog after its opening, or takes another's place there: its first field gets the focus
 * that waited in the dialog's head. Fingers are spared the on-screen keyboard. On a page it does nothing.
 */
export function useLateFormFocus(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const dialog = form.current?.closest(".dialog");
    if (!dialog || matchMedia("(pointer: coarse)").matches) return;
    const holder = document.activeElement;
    const isWaiting =
      holder === document.body || holder === dialog || holder?.matches(".dialog header :is(button, a)");
    return isWaiting ? focusFirstField(form.current) : undefined;
  }, []);
  return form;
}

/** For the next step of a form, on a page or in a dialog: its first field gets the focus. */
export function useStepFocus(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstField(form.current), []);
  return form;
}

/**
 * A dialog takes the focus when its focused element goes with the form before, and once more in the next frame; the
 * field gets it back then. @returns what calls that off
 */
function focusFirstField(form: HTMLFormElement | null): () => void {
  const field = form?.querySelector<HTMLElement>(fields);
  const dialog = form?.closest(".dialog");
  field?.focus();
  const frame = requestAnimationFrame(() => {
    if (dialog && document.activeElement === dialog) field?.focus();
  });
  return () => cancelAnimationFrame(frame);
}
