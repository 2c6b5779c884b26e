import { useSyncExternalStore } from "react";

function subscribe(notify: () => void): () => void {
  document.addEventListener("visibilitychange", notify);
  return () => document.removeEventListener("visibilitychange", notify);
}

/**
 * Whether the page can be seen. Fetching a thread marks it read, so what arrives in a hidden tab waits until
 * somebody looks.
 */
export const useAttention = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === "visible",
    () => false,
  );
