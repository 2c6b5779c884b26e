import { readFileSync } from "node:fs";
import type { City, Point } from "@caseload/matching/geo/gazetteer";
import { parsePlace } from "@caseload/matching/geo/place";
import { findState } from "@caseload/matching/geo/states";

/** A location extracted from a free text. */
export interface TextLocation {
  /** All cities that the text can mean. */
  cities: readonly City[];
  /** Two-letter code. */
  state: string | null;
  zip: string | null;
  /** The center of the ZIP code's area, or of each city. */
  points: readonly Point[];
}

const ZIP = /(?<![\d-])(\d{5})(?:-\d{4})?(?![\d-])/;

let lines: Map<string, string> | undefined;

function areasOf(prefix: string): string {
  lines ??= new Map(
    readFileSync(new URL("zip-centers.txt", import.meta.url), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => [line.slice(0, 3), line.slice(4)]),
  );
  return lines.get(prefix) ?? "";
}

/**
 * Returns the center of a five-digit ZIP code's area; null for unknown codes.
 *
 * The data are the interior points of the US Census Bureau's ZIP Code Tabulation Areas (Gazetteer Files, 2021, public
 * domain). A line of zip-centers.txt has the first three digits and, for each area, the last two digits and hundredths
 * of a degree north and west, which is accurate to half a mile.
 */
export function zipCenter(zip: string): Point | null {
  const area = areasOf(zip.slice(0, 3))
    .split("|")
    .find((entry) => entry.startsWith(`${zip.slice(3)} `));
  const [, north, west] = area?.split(" ").map(Number) ?? [];
  if (north === undefined || west === undefined) return null;
  return { latitude: north / 100, longitude: -west / 100 };
}

export function locateText(text: string): TextLocation {
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

const capitalized = (name: string): string => name.replace(/\b\w/g, (initial) => initial.toUpperCase());

/** Returns a label such as "Philadelphia, PA", "19103" or "Pennsylvania"; null for an unknown location. */
export function locationLabel({ cities, state, zip }: TextLocation): string | null {
  if (zip !== null) return zip;
  const [city, ...others] = cities;
  if (city) return others.length > 0 ? capitalized(city.name) : `${capitalized(city.name)}, ${city.state}`;
  return state === null ? null : (findState(state)?.name ?? state);
}
