/** Whether the onboarding tour is wanted, apart from the tour itself, which is loaded only then (SPEC.md section 4). */
import { useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "./hydrated.ts";

/** Stays on this device once somebody has finished the tour; skipping and closing leave nothing. */
export const completedKey = (userId: number): string => `onboarding-completed-${userId}`;
/** Where the tour stands while its person looks at a screen; this tab's, until the tour is left. */
export const tourPlaceKey = "onboarding-place";

const dashboards = /^\/dashboard(\/paralegal|\/attorney)?$/;

/** Whoever comes for something on the dashboard, as an application, is not stopped on the way. */
export const isTourDue = (userId: number, { pathname, search }: { pathname: string; search: string }) =>
  search === "" && dashboards.test(pathname) && read("localStorage", completedKey(userId)) === null;

/** Null also where the browser keeps nothing. */
export function read(storage: "localStorage" | "sessionStorage", key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

let calls = 0;
const listeners = new Set<() => void>();

/** Asks for the tour, finished or not. */
export function callTour(): void {
  calls += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
/** How often it was asked for since the page was loaded. */
export const useTourCalls = (): number =>
  useSyncExternalStore(
    subscribe,
    () => calls,
    () => 0,
  );

/** True from the moment at which the tour's code is needed. */
export function useTourWanted(userId: number): boolean {
  const location = useLocation();
  const isCalled = useTourCalls() > 0;
  const isLive = useHydrated();
  const [isWanted, setWanted] = useState(false);
  const isNeeded = () =>
    isCalled || isTourDue(userId, location) || read("sessionStorage", tourPlaceKey) !== null;
  if (isLive && !isWanted && isNeeded()) setWanted(true);
  return isWanted;
}
