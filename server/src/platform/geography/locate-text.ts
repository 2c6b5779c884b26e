import type { City, Point } from "@caseload/matching/geo/gazetteer";
import { parsePlace } from "@caseload/matching/geo/place";
import { findState } from "@caseload/matching/geo/states";
import { zipCenter } from "./zip-codes.ts";

/** Where a free text says that something is. */
export interface Whereabouts {
  /** Every city that the words can mean. */
  cities: readonly City[];
  /** Two-letter code. */
  state: string | null;
  zip: string | null;
  /** The middle of the ZIP code's area, or of each city. */
  points: readonly Point[];
}

const ZIP = /(?<![\d-])(\d{5})(?:-\d{4})?(?![\d-])/;

export function whereaboutsOf(text: string): Whereabouts {
  const zip = ZIP.exec(text)?.[1] ?? null;
  const center = zip === null ? null : zipCenter(zip);
  const place = parsePlace(text);
  const cities = place?.cities ?? [];
  return {
    cities,
    state: place?.state ?? null,
    zip: center && zip,
    points: center ? [center] : cities,
  };
}

const capitalized = (name: string): string => name.replace(/\b\w/g, (letter) => letter.toUpperCase());

/** "Philadelphia, PA", "19103", "Pennsylvania"; null where nothing is known by the text. */
export function placeLabel({ cities, state, zip }: Whereabouts): string | null {
  if (zip !== null) return zip;
  const [city, ...others] = cities;
  if (city) return others.length > 0 ? capitalized(city.name) : `${capitalized(city.name)}, ${city.state}`;
  return state === null ? null : (findState(state)?.name ?? state);
}
