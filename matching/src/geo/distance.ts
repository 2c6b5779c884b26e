/** Miles between places, as the crow flies. */
import { placeName } from "./gazetteer.ts";
import type { Point } from "./gazetteer.ts";
import type { Place } from "./place.ts";
import { stateOf } from "./states.ts";

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

/** The shortest distance that the two texts allow; null where one of them names no known city. */
export function placeMiles(from: Place | null, to: Place | null): number | null {
  if (from === null || to === null || from.cities.length === 0 || to.cities.length === 0) return null;
  let min = Number.POSITIVE_INFINITY;
  for (const start of from.cities) for (const end of to.cities) min = Math.min(min, milesBetween(start, end));
  return min;
}

/** Miles to be told: null too where one of the texts can mean cities of several states ("Springfield"). */
export function toldMiles(from: Place | null, to: Place | null): number | null {
  return from?.cities.length === 1 && to?.cities.length === 1 ? placeMiles(from, to) : null;
}

/** Whether both texts name the city, not only an area around it ("Bay Area"). */
export function isSameCity(from: Place | null, texts: readonly (string | null | undefined)[]): boolean {
  const [city] = from?.cities ?? [];
  return city !== undefined && texts.every((text) => placeName(text ?? "").includes(city.name));
}

/** True where nobody drives from one to the other: Hawaii, Alaska, Puerto Rico and everywhere else. */
export function needsFlight(from: Place, to: Place): boolean {
  if (from.state === null || to.state === null || from.state === to.state) return false;
  return stateOf(from.state)?.apart === true || stateOf(to.state)?.apart === true;
}
