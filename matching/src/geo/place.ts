/** Parses a location written as free text. */
import { findCities } from "./gazetteer.ts";
import type { City } from "./gazetteer.ts";
import { parseState, findStates } from "./states.ts";

export interface Place {
  /** Postal code; null if the text leaves it open. */
  readonly state: string | null;
  /** Every city that the text may mean. Empty if only the state is known. */
  readonly cities: readonly City[];
  /** Whether the text says that the work is remote, from anywhere or from anywhere in `onlyStates`. */
  readonly remote: boolean;
  /** "Remote (CA only)" */
  readonly onlyStates: readonly string[];
}

const REMOTE = /\b(?:remote|anywhere|work from home|wfh|virtual)\b/i;
const ZIP = /\b\d{5}(?:-\d{4})?\b/g;
const PARTS = /[,/|;\u2022]| - | \u2013 | \u2014 | or /;

/** Null if the text names no known place. ZIP codes are ignored. */
export function parsePlace(text: string | null | undefined): Place | null {
  const written = (text ?? "").replace(ZIP, " ").replace(/\bU\.?S\.?A?\.?\b|united states/gi, " ");
  const remote = REMOTE.test(written);
  if (remote) return { state: null, cities: [], remote, onlyStates: findStates(written) };
  const parts = written
    .split(PARTS)
    .map((part) => part.replace(/[()]/g, " ").trim())
    .filter((part) => part !== "");
  const state = lastState(parts);
  const cities = firstCities(parts, state);
  if (cities.length === 0 && state === null) return null;
  const states = new Set(cities.map((city) => city.state));
  const [only] = states.size === 1 ? states : [];
  return { state: state ?? only ?? null, cities, remote, onlyStates: [] };
}

/** "New York" alone is the city; in "Buffalo, New York" it is the state. */
function lastState(parts: readonly string[]): string | null {
  for (const [index, part] of [...parts.entries()].toReversed()) {
    const code = parseState(part) ?? trailingState(part);
    if (code !== null && (index > 0 || findCities(part, null).length === 0)) return code;
  }
  return null;
}

/** "Portland ME", "Austin Texas" */
function trailingState(part: string): string | null {
  const words = part.split(/\s+/);
  for (const count of [2, 1]) {
    if (words.length <= count) continue;
    const end = words.slice(-count).join(" ");
    const code = /^[a-z]{2}$/.test(end) ? null : parseState(end);
    if (code !== null && findCities(words.slice(0, -count).join(" "), code).length > 0) return code;
  }
  return null;
}

function firstCities(parts: readonly string[], state: string | null): readonly City[] {
  for (const part of parts) {
    const whole = findCities(part, state);
    if (whole.length > 0) return whole;
    const words = part.split(/\s+/);
    for (let count = words.length - 1; count > 0; count--) {
      const leading = findCities(words.slice(0, count).join(" "), state);
      if (leading.length > 0 && parseState(words.slice(count).join(" ")) !== null) return leading;
    }
  }
  return [];
}
