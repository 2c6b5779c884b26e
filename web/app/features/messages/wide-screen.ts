import { useSyncExternalStore } from "react";

/** List and thread stand side by side from here on; the style sheets break at the same width. */
const sideBySide = "(min-width: 861px)";

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(sideBySide);
  query.addEventListener("change", notify);
  return () => query.removeEventListener("change", notify);
}

export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(sideBySide).matches,
    () => false,
  );
