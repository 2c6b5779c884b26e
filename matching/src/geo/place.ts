/** Where a free text says that somebody is or works. */
import { citiesCalled } from "./gazetteer.ts";
import type { City } from "./gazetteer.ts";
import { stateCode, statesNamed } from "./states.ts";

export interface Place {
  /** two-letter code; null where the text leaves it open */
  readonly state: string | null;
  /** every city the words can mean; empty where only the state is known */
  readonly cities: readonly City[];
  /** the text itself says that the work is done from anywhere, or from anywhere in `onlyStates` */
  readonly remote: boolean;
  /** "Remote (CA only)" */
  readonly onlyStates: readonly string[];
}

const REMOTE = /\b(?:remote|anywhere|work from home|wfh|virtual)\b/i;
const ZIP = /\b\d{5}(?:-\d{4})?\b/g;
const PARTS = /[,/|;\u2022]| - | \u2013 | \u2014 | or /;

/** Null where the text names no place that we know; ZIP codes are not read. */
export function placeOf(text: string | null | undefined): Place | null {
  const written = (text ?? "").replace(ZIP, " ").replace(/\bU\.?S\.?A?\.?\b|united states/gi, " ");
  const remote = REMOTE.test(written);
  if (remote) return { state: null, cities: [], remote, onlyStates: statesNamed(written) };
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

/** "New York" alone is the city, in "Buffalo, New York" the state. */
function lastState(parts: readonly string[]): string | null {
  for (const [index, part] of [...parts.entries()].toReversed()) {
    const code = stateCode(part) ?? trailingState(part);
    if (code !== null && (index > 0 || citiesCalled(part, null).length === 0)) return code;
  }
  return null;
}

/** "Portland ME", "Austin Texas" */
function trailingState(part: string): string | null {
  const words = part.split(/\s+/);
  for (const count of [2, 1]) {
    if (words.length <= count) continue;
    const end = words.slice(-count).join(" ");
    const code = /^[a-z]{2}$/.test(end) ? null : stateCode(end);
    if (code !== null && citiesCalled(words.slice(0, -count).join(" "), code).length > 0) return code;
  }
  return null;
}

function firstCities(parts: readonly string[], state: string | null): readonly City[] {
  for (const part of parts) {
    const whole = citiesCalled(part, state);
    if (whole.length > 0) return whole;
    const words = part.split(/\s+/);
    for (let count = words.length - 1; count > 0; count--) {
      const leading = citiesCalled(words.slice(0, count).join(" "), state);
      if (leading.length > 0 && stateCode(words.slice(count).join(" ")) !== null) return leading;
    }
  }
  return [];
}
