import { useEffect, useRef, type RefObject } from "react";

/** Leaving a form that took a page's place puts the focus back on the button that opened it. */
export function useFocusOnReturn(editing: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return button;
}
