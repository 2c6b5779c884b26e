/** What the tour keeps: in this tab where it stands while it has stepped aside, on this device that it was finished. */
import { completedKey, read, tourPlaceKey } from "~/lib/tour.ts";

export interface TourPlace {
  readonly userId: number;
  /** Counted from 0. */
  readonly at: number;
  /** The addresses of the steps whose link was pressed. */
  readonly pressed: readonly string[];
}

const isPlace = (value: unknown): value is TourPlace =>
  typeof value === "object" &&
  value !== null &&
  "userId" in value &&
  "at" in value &&
  Number.isInteger(value.at) &&
  "pressed" in value &&
  Array.isArray(value.pressed) &&
  value.pressed.every((to) => typeof to === "string");

/** Nothing of somebody else's, and nothing that the tour does not have: a role may have changed meanwhile. */
export function keptPlace(userId: number, stepCount: number): TourPlace | null {
  try {
    const kept: unknown = JSON.parse(read("sessionStorage", tourPlaceKey) ?? "null");
    return isPlace(kept) && kept.userId === userId && kept.at >= 0 && kept.at < stepCount ? kept : null;
  } catch {
    return null;
  }
}

/** @param place null forgets it */
export function keepPlace(place: TourPlace | null): void {
  try {
    if (place) sessionStorage.setItem(tourPlaceKey, JSON.stringify(place));
    else sessionStorage.removeItem(tourPlaceKey);
  } catch {
    // Without it a reload begins the tour anew.
  }
}

/** Leaves the marker with which the tour is over for good on this device (SPEC.md section 4). */
export function markCompleted(userId: number): void {
  try {
    localStorage.setItem(completedKey(userId), "true");
  } catch {
    // A browser that keeps nothing shows the tour again.
  }
}
