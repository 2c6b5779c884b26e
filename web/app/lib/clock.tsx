/**
 * The time and the time zone that a page is written in. The server and the first paint in the browser use the same
 * two values, so that no text changes under hydration; afterwards the clock ticks once a minute.
 */
import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { writeCookie } from "./cookies.ts";

export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly timeZone: string;
}

/** Most of the market; used until a visitor's browser has said where it is. */
export const fallbackTimeZone = "America/New_York";
export const zoneCookie = "tz";
const yearSeconds = 31_536_000;
const minuteMs = 60_000;

const ClockContext = createContext<Clock>({ now: 0, timeZone: "UTC" });

export const useClock = (): Clock => useContext(ClockContext);

export function ClockProvider({ initial, children }: { initial: Clock; children: ReactNode }) {
  const [clock, setClock] = useState(initial);
  useEffect(() => {
    const tick = (): void => setClock({ now: Date.now(), timeZone: localTimeZone() });
    document.cookie = writeCookie(zoneCookie, localTimeZone(), yearSeconds);
    tick();
    const timer = setInterval(tick, minuteMs);
    return () => clearInterval(timer);
  }, []);
  return <ClockContext value={clock}>{children}</ClockContext>;
}

export const localTimeZone = (): string =>
  Intl.DateTimeFormat().resolvedOptions().timeZone || fallbackTimeZone;

/** The zone a visitor's browser named earlier, if it is one that exists. */
export function knownTimeZone(name: string | null): string {
  if (name === null) return fallbackTimeZone;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return fallbackTimeZone;
  }
}
