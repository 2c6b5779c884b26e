import { useEffect, useState } from "react";
import { useHydrated } from "./hydrated.ts";

/** Milliseconds. Browsers without idle callbacks wait as long; others may wait four times as long. */
const soon = 500;

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(act, soon);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(act, { timeout: 4 * soon });
  return () => cancelIdleCallback(id);
}

/**
 * True once the page is hydrated and has nothing more urgent to do: what a screen can do without for a moment loads
 * after the screen's own code.
 */
export function useIdle(): boolean {
  const isHydrated = useHydrated();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isHydrated ? whenIdle(() => setIdle(true)) : undefined), [isHydrated]);
  return isIdle;
}
