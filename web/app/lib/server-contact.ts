/** Whether the server was out of reach when it was last asked, so that a screen is not left for one that cannot load. */
import { useSyncExternalStore } from "react";

let isOutOfReach = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  if (isOutOfReach === next) return;
  isOutOfReach = next;
  for (const listener of listeners) listener();
}

export const noteContact = (): void => change(false);
export const noteLostContact = (): void => change(true);

export const isServerAway = (): boolean => isOutOfReach || navigator.onLine === false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

export const useServerAway = (): boolean => useSyncExternalStore(subscribe, isServerAway, () => false);

/** Asks for a small file; any response is contact. */
export async function isServerReachable(): Promise<boolean> {
  try {
    await fetch("/favicon.svg", { cache: "no-store" });
    noteContact();
    return true;
  } catch {
    noteLostContact();
    return false;
  }
}
