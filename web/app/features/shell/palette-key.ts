import { useEffect, useEffectEvent } from "react";

const isMac = (): boolean => /Mac|iP/.test(navigator.platform);
export const paletteKey = (): string => (isMac() ? "⌘K" : "Ctrl K");

/** A dialog that fades away is closed already. */
const openDialog = "[role$='dialog'][data-open]";

/** Ctrl K, on a Mac Command K. Over another dialog it does nothing. */
export function usePaletteKey(isOpen: boolean, toggle: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPressed = isMac() ? event.metaKey : event.ctrlKey;
    if (!isPressed || event.shiftKey || event.altKey || event.key.toLowerCase() !== "k") return;
    event.preventDefault();
    if (!event.repeat && (isOpen || !document.querySelector(openDialog))) toggle();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    // While it goes down, because dialogs keep keys to themselves.
    document.addEventListener("keydown", listen, true);
    return () => document.removeEventListener("keydown", listen, true);
  }, []);
}
