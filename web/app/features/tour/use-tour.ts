import { tourOf } from "@caseload/contract/profiles/onboarding-steps";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { useMember } from "~/lib/session.ts";
import { isTourDue, useTourCalls } from "~/lib/tour.ts";
import { keepPlace, keptPlace, markCompleted } from "./tour-place.ts";

/** Milliseconds from the press on a step's link until the next step (SPEC.md section 9). */
const advanceMs = 1_000;

/** Who has left the tour since this page was loaded: nothing of it is stored, so the next visit shows it again. */
let leftBy: number | null = null;
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
    return { phase: leftBy === user.id ? "left" : "waiting", ...beginning };
  });

  function leave(): void {
    leftBy = user.id;
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
