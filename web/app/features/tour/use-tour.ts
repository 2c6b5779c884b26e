import { tourOf } from "@caseload/contract/profiles/onboarding-steps";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { useMember } from "~/lib/session.ts";
import { completedKey, isTourDue, read, skipTour, tourPlaceKey, useTourCalls } from "~/lib/tour.ts";

/** Milliseconds from the press on a step's link until the next step (SPEC.md section 9). */
const advanceMs = 1_000;

/** Of the calls for the tour those that it has followed: it may be put away and drawn again in between. */
let answeredCalls = 0;

interface TourState {
  readonly phase: "waiting" | "open" | "aside" | "left";
  /** Counted from 0. */
  readonly at: number;
  readonly pressed: readonly string[];
  /** The step's link was pressed just now; the next step is on its way. */
  readonly isAdvancing: boolean;
}
const beginning = { at: 0, pressed: [], isAdvancing: false } as const;

export type Tour = ReturnType<typeof useTour>;

// What the tour keeps: in this tab the step at which it has stepped aside, on this device that it was finished.

interface TourPlace {
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

/** Nothing of another person's, and nothing that the tour does not have: a role may have changed meanwhile. */
function keptPlace(userId: number, stepCount: number): TourPlace | null {
  try {
    const kept: unknown = JSON.parse(read("sessionStorage", tourPlaceKey) ?? "null");
    return isPlace(kept) && kept.userId === userId && kept.at >= 0 && kept.at < stepCount ? kept : null;
  } catch {
    return null;
  }
}

/** @param place null forgets it */
function keepPlace(place: TourPlace | null): void {
  try {
    if (place) sessionStorage.setItem(tourPlaceKey, JSON.stringify(place));
    else sessionStorage.removeItem(tourPlaceKey);
  } catch {
    // Without it a reload begins the tour anew.
  }
}

/** Leaves the marker with which the tour is over for good on this device (SPEC.md section 4). */
function markCompleted(userId: number): void {
  try {
    localStorage.setItem(completedKey(userId), "true");
  } catch {
    // A browser that keeps nothing shows the tour again.
  }
}

/** One person's way through the tour. */
export function useTour({ onFinish }: { onFinish: () => void }) {
  const user = useMember();
  const steps = tourOf(user);
  const location = useLocation();
  const calls = useTourCalls();
  const [place, setPlace] = useState<string>();
  const [answered, setAnswered] = useState(answeredCalls);
  const [state, set] = useState<TourState>(() => {
    const kept = keptPlace(user.id, steps.length);
    if (kept) return { phase: "aside", at: kept.at, pressed: kept.pressed, isAdvancing: false };
    return { phase: "waiting", ...beginning };
  });

  function leave(): void {
    skipTour(user.id);
    set({ phase: "left", ...beginning });
  }
  function finish(): void {
    markCompleted(user.id);
    leave();
    onFinish();
  }
  function go(by: 1 | -1): void {
    const at = state.at + by;
    if (at >= steps.length) finish();
    else set({ ...state, at: Math.max(0, at), isAdvancing: false });
  }
  const advance = useEffectEvent(() => go(1));
  if (location.key !== place) {
    setPlace(location.key);
    if (state.phase === "waiting" && isTourDue(user.id, location)) set({ ...state, phase: "open" });
    // Back and forward lead to another screen, which the tour must not cover.
    else if (state.phase === "open") set({ ...state, phase: "aside" });
  }
  if (calls !== answered) {
    setAnswered(calls);
    set({ ...(state.phase === "left" ? beginning : state), phase: "open", isAdvancing: false });
  }
  useEffect(() => {
    answeredCalls = answered;
  }, [answered]);
  useEffect(() => {
    if (!state.isAdvancing) return undefined;
    const timer = setTimeout(advance, advanceMs);
    return () => clearTimeout(timer);
  }, [state.isAdvancing]);
  const { phase, at, pressed } = state;
  useEffect(() => {
    if (phase === "aside") keepPlace({ userId: user.id, at, pressed });
    else if (phase === "left") keepPlace(null);
  }, [user.id, phase, at, pressed]);

  return {
    ...state,
    steps,
    leave,
    go,
    resume: () => set({ ...state, phase: "open" }),
    /** The link opens its screen, and the tour makes room; in another tab it does so beside the tour. */
    press: (to: string, isElsewhere: boolean) =>
      set({
        phase: isElsewhere ? "open" : "aside",
        at,
        pressed: [...pressed.filter((one) => one !== to), to],
        isAdvancing: true,
      }),
  };
}
