import { useEffect, useState } from "react";

/** What an option does when it is chosen. */
export interface Choice {
  readonly id: string;
  readonly choose: () => void;
}

/**
 * The option that the arrow keys have highlighted; a new text resets it.
 * @param first where they start: at an option, or above the list, -1
 */
export function useHighlight(text: string, choices: readonly Choice[], first: -1 | 0 = -1) {
  const [spot, setSpot] = useState<{ text: string; at: number }>({ text, at: first });
  const at = spot.text === text ? Math.min(spot.at, choices.length - 1) : Math.min(first, choices.length - 1);
  const chosen = choices[at];
  const active = chosen?.id;
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: "nearest" });
  }, [active]);

  /** Handles a key; returns whether it was used. */
  function press(key: string): boolean {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) {
      // The box itself, -1, is one of the stops.
      const stops = choices.length + 1;
      setSpot({ text, at: ((at + 1 + step + stops) % stops) - 1 });
      return true;
    }
    if (key === "Enter") chosen?.choose();
    return key === "Enter" && chosen !== undefined;
  }
  return { active, press };
}
