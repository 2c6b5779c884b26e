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
    if (isWaiting) form.current?.querySelector<HTMLElement>(fields)?.focus();
  }, []);
  return form;
}
