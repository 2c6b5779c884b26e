import { useEffect } from "react";
import { useLocation } from "react-router";

/** Moves the keyboard to the section that the address names; the router only scrolls there. */
export function useHashFocus(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = hash === "" ? null : document.getElementById(hash.slice(1));
    if (!section) return;
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
  }, [hash, key]);
}
