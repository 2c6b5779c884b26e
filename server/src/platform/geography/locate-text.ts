import { readFileSync } from "node:fs";
import type { City, Point } from "@caseload/matching/geo/gazetteer";
import { parsePlace } from "@caseload/matching/geo/place";
import { findState } from "@caseload/matching/geo/states";

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
 * Where ZIP codes lie: the interior points of the US Census Bureau's ZIP Code Tabulation Areas (Gazetteer Files, 2021),
 * which are in the public domain. A line of zip-centers.txt is the first three figures and, for each area, the last two,
 * then hundredths of a degree north and west; that is right to half a mile.
 *
 * The middle of a five-figure ZIP code's area; null where no such area is inhabited.
 */
export function zipCenter(zip: string): Point | null {
  const area = areasOf(zip.slice(0, 3))
    .split("|")
    .find((entry) => entry.startsWith(`${zip.slice(3)} `));
  const [, north, west] = area?.split(" ").map(Number) ?? [];
  if (north === undefined || west === undefined) return null;
  return { latitude: north / 100, longitude: -west / 100 };
}

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
