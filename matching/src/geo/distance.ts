/** Great-circle distances between places, in miles. */
import { normalizePlaceName } from "./gazetteer.ts";
import type { Point } from "./gazetteer.ts";
import type { Place } from "./place.ts";
import { findState } from "./states.ts";

const EARTH_RADIUS_MILES = 3958.8;
const RADIANS = Math.PI / 180;

export function milesBetween(from: Point, to: Point): number {
  const north = (to.latitude - from.latitude) * RADIANS;
  const east = (to.longitude - from.longitude) * RADIANS;
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The shortest distance between any two cities that the places may mean. Null without a known city. */
export function placeMiles(from: Place | null, to: Place | null): number | null {
  if (from === null || to === null || from.cities.length === 0 || to.cities.length === 0) return null;
  let min = Number.POSITIVE_INFINITY;
  for (const start of from.cities) for (const end of to.cities) min = Math.min(min, milesBetween(start, end));
  return min;
}

/** The distance to display. Null also if a place is ambiguous ("Springfield"). */
export function unambiguousMiles(from: Place | null, to: Place | null): number | null {
  return from?.cities.length === 1 && to?.cities.length === 1 ? placeMiles(from, to) : null;
}

/** Whether both texts name the city itself rather than an area around it ("Bay Area"). */
export function isSameCity(from: Place | null, texts: readonly (string | null | undefined)[]): boolean {
  const [city] = from?.cities ?? [];
  return city !== undefined && texts.every((text) => normalizePlaceName(text ?? "").includes(city.name));
}

/** Whether no road connects the two states, as with Hawaii, Alaska and Puerto Rico. */
export function needsFlight(from: Place, to: Place): boolean {
  if (from.state === null || to.state === null || from.state === to.state) return false;
  return findState(from.state)?.noRoad === true || findState(to.state)?.noRoad === true;
}
