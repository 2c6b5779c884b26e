/** Whether the onboarding tour is wanted, apart from the tour itself, which is loaded only then (SPEC.md section 4). */
import { useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { readCookie } from "./cookies.ts";
import { useHydrated } from "./hydrated.ts";

/** Stored on this device when the tour is finished. */
export const completedKey = (userId: number): string => `onboarding-completed-${userId}`;
/** The current step while a screen is open beside the tour; per tab, until the tour ends. */
export const tourPlaceKey = "onboarding-place";

const dashboards = /^\/dashboard(\/paralegal|\/attorney)?$/;

/** Who has left the tour: a cookie without an end, which goes when the browser is closed. */
const skippedCookie = "tour-skipped";
const isSkipped = (userId: number): boolean => readCookie(document.cookie, skippedCookie) === String(userId);

/** Until the browser is closed. The next visit shows the tour again (SPEC.md section 4). */
export function skipTour(userId: number): void {
  document.cookie = `${skippedCookie}=${userId}; Path=/; SameSite=Lax`;
}

/** The tour does not open on a link to something on the dashboard, such as an application. */
export const isTourDue = (userId: number, { pathname, search }: { pathname: string; search: string }) =>
  search === "" &&
  dashboards.test(pathname) &&
  read("localStorage", completedKey(userId)) === null &&
  !isSkipped(userId);

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
