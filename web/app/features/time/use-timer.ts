import type { Timer } from "@caseload/contract/engagements/timers";
import { useEffect, useState } from "react";
import { useApi } from "~/lib/use-api.ts";

/** The running timer; null when none runs, undefined until it is known. */
export function useTimer() {
  const { data, dataUpdatedAt } = useApi("getTimer");
  return { timer: data, receivedAt: dataUpdatedAt };
}

/**
 * Milliseconds that a timer has run, on the server's clock, updated every second.
 * @param receivedAt when the answer arrived, on the browser's clock
 */
export function useElapsed({ startedAt, now }: Timer, receivedAt: number): number {
  const [here, setHere] = useState(receivedAt);
  useEffect(() => {
    const tick = (): void => setHere(Date.now());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, []);
  const sinceAnswer = Math.max(0, here - receivedAt);
  return Date.parse(now) - Date.parse(startedAt) + sinceAnswer;
}
