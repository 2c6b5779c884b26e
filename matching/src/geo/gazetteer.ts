/** Looks up cities by name and state, and by the name of a metropolitan area. */
import cities from "./cities.json" with { type: "json" };
import metroAreas from "./metro-areas.json" with { type: "json" };

export interface Point {
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
}

export interface City extends Point {
  readonly name: string;
  readonly state: string;
}

const byName: ReadonlyMap<string, readonly City[]> = Map.groupBy<string, City>(cities, ({ name }) => name);
const byArea = new Map(metroAreas.map((area) => [area.name, area]));

/** The name as the data files spell it: "St. Louis" is "saint louis". */
export function normalizePlaceName(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[.]/g, "")
    .replace(/\bo['\u2019](?=[a-z])|['\u2019](?=s\b)/g, (cut) => (cut.charAt(0) === "o" ? "o" : ""))
    .replace(/[^a-z]+/g, " ")
    .trim()
    .replace(/^(?:greater|downtown|metro|city of|near) (?=\w)/, "")
    .replace(/ (?:area|metro|metro area|metropolitan area|region|and suburbs|suburbs)$/, "")
    .replace(/^st /, "saint ")
    .replace(/^ft /, "fort ")
    .replace(/^mt /, "mount ");
}

/** Cities of that name, in one state or in all; the name of a metropolitan area finds its main city. */
export function findCities(text: string, state: string | null): readonly City[] {
  const name = normalizePlaceName(text);
  const area = byArea.get(name) ?? byArea.get(`${name} area`);
  const within = area?.state ?? state;
  return (byName.get(area?.city ?? name) ?? []).filter((city) => within === null || city.state === within);
}
