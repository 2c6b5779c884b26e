import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds; false on the server. The same condition is in the style sheets. */
export function useMedia(condition: string): boolean {
  const subscribe = useCallback(
    (notify: () => void): (() => void) => {
      const query = window.matchMedia(condition);
      query.addEventListener("change", notify);
      return () => query.removeEventListener("change", notify);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(condition).matches,
    () => false,
  );
}
