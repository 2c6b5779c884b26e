/** Cities by name and state, and the names that people give to metropolitan areas. */
import { CITY_WORDS } from "./city-words.ts";

export interface Point {
  /** degrees north */
  readonly latitude: number;
  /** degrees east */
  readonly longitude: number;
}

export interface City extends Point {
  readonly name: string;
  readonly state: string;
}

const byName = new Map<string, City[]>();
for (const [state, row] of Object.entries(CITY_WORDS)) {
  for (const entry of row.split("|")) {
    const [, name = "", north = "", west = ""] = /^(\D+) (\d+) (\d+)$/.exec(entry) ?? [];
    const city = { name, state, latitude: Number(north) / 100, longitude: -Number(west) / 100 };
    byName.set(name, [...(byName.get(name) ?? []), city]);
  }
}

/** Nicknames and areas: the city and state at their heart. */
const AREAS: Readonly<Record<string, readonly [city: string, state: string]>> = {
  nyc: ["new york", "NY"],
  "new york city": ["new york", "NY"],
  "tri state area": ["new york", "NY"],
  "midtown manhattan": ["manhattan", "NY"],
  "the bronx": ["bronx", "NY"],
  "long island": ["melville", "NY"],
  "hudson valley": ["poughkeepsie", "NY"],
  westchester: ["white plains", "NY"],
  "westchester county": ["white plains", "NY"],
  "bay area": ["oakland", "CA"],
  "san francisco bay area": ["oakland", "CA"],
  "east bay": ["oakland", "CA"],
  "south bay": ["san jose", "CA"],
  "silicon valley": ["san jose", "CA"],
  sf: ["san francisco", "CA"],
  la: ["los angeles", "CA"],
  dtla: ["los angeles", "CA"],
  "orange county": ["santa ana", "CA"],
  "inland empire": ["san bernardino", "CA"],
  "central valley": ["fresno", "CA"],
  "san fernando valley": ["van nuys", "CA"],
  dmv: ["washington", "DC"],
  dc: ["washington", "DC"],
  "washington dc": ["washington", "DC"],
  "northern virginia": ["fairfax", "VA"],
  nova: ["fairfax", "VA"],
  "hampton roads": ["norfolk", "VA"],
  chicagoland: ["chicago", "IL"],
  dfw: ["arlington", "TX"],
  "dallas fort worth": ["arlington", "TX"],
  metroplex: ["arlington", "TX"],
  "rio grande valley": ["mcallen", "TX"],
  "twin cities": ["minneapolis", "MN"],
  "south florida": ["fort lauderdale", "FL"],
  "tampa bay": ["tampa", "FL"],
  "space coast": ["melbourne", "FL"],
  "research triangle": ["durham", "NC"],
  triangle: ["durham", "NC"],
  triad: ["greensboro", "NC"],
  "metro detroit": ["detroit", "MI"],
  "metro atlanta": ["atlanta", "GA"],
  atl: ["atlanta", "GA"],
  philly: ["philadelphia", "PA"],
  "lehigh valley": ["allentown", "PA"],
  vegas: ["las vegas", "NV"],
  nola: ["new orleans", "LA"],
  "puget sound": ["seattle", "WA"],
  "front range": ["denver", "CO"],
  "wasatch front": ["salt lake city", "UT"],
  "south jersey": ["cherry hill", "NJ"],
  "north jersey": ["newark", "NJ"],
  "cape cod": ["barnstable", "MA"],
  "quad cities": ["davenport", "IA"],
};

/** The name as the tables write it: "St. Louis" is "saint louis". */
export function placeName(text: string): string {
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

/** Cities of that name, in one state or in all; a nickname gives the city at its heart. */
export function citiesCalled(text: string, state: string | null): readonly City[] {
  const name = placeName(text);
  const area = AREAS[name] ?? AREAS[`${name} area`];
  const called = area === undefined ? byName.get(name) : byName.get(area[0]);
  const within = area?.[1] ?? state;
  return (called ?? []).filter((city) => within === null || city.state === within);
}
