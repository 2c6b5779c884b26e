/**
 * The time, the time zone and the language of dates that a page is written in. The server and the first paint in the
 * browser use the same values, so that no text changes under hydration; afterwards the clock ticks once a minute.
 * Members read the zone and language of their settings, visitors the zone of their browser.
 */
import type { DateLanguage } from "@caseload/contract/date-format";
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { writeCookie } from "./cookies.ts";
import { useUser } from "./session.ts";

export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly timeZone: string;
  readonly dateLanguage: DateLanguage;
}
/** The values before sign-in. */
type VisitorClock = Pick<Clock, "now" | "timeZone">;

/** Most of the market; used until a visitor's browser has said where it is. */
const fallbackTimeZone = "America/New_York";
export const zoneCookie = "tz";
const yearSeconds = 31_536_000;
const minuteMs = 60_000;

const ClockContext = createContext<Clock>({ now: 0, timeZone: "UTC", dateLanguage: "en-US" });

export const useClock = (): Clock => useContext(ClockContext);

export function ClockProvider({ initial, children }: { initial: VisitorClock; children: ReactNode }) {
  const [{ now, timeZone }, setClock] = useState(initial);
  const user = useUser();
  useEffect(() => {
    // A transition waits for parts whose code is still loading; an urgent update would blank what the server drew.
    const tick = (): void => startTransition(() => setClock({ now: Date.now(), timeZone: localTimeZone() }));
    document.cookie = writeCookie(zoneCookie, localTimeZone(), yearSeconds);
    tick();
    const timer = setInterval(tick, minuteMs);
    return () => clearInterval(timer);
  }, []);
  const zone = user?.timeZone ?? timeZone;
  const dateLanguage = user?.dateLanguage ?? "en-US";
  const clock = useMemo(
    () => ({ now, timeZone: knownTimeZone(zone), dateLanguage }),
    [now, zone, dateLanguage],
  );
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
