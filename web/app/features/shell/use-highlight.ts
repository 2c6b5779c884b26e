import { useEffect, useState, type KeyboardEvent } from "react";

/** What an option does when it is chosen. */
export interface Choice {
  readonly id: string;
  readonly choose: () => void;
}

/** The option that the arrow keys stand on; new words start above the list again. */
export function useHighlight(text: string, choices: readonly Choice[]) {
  const [spot, setSpot] = useState({ text, at: -1 });
  const at = spot.text === text ? Math.min(spot.at, choices.length - 1) : -1;
  const chosen = choices[at];
  const active = chosen?.id;
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: "nearest" });
  }, [active]);

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      // The box itself, -1, is one of the stops.
      const stops = choices.length + 1;
      setSpot({ text, at: ((at + 1 + step + stops) % stops) - 1 });
    } else if (event.key === "Enter" && chosen) chosen.choose();
    else return;
    event.preventDefault();
  }
  return { active, press };
}
