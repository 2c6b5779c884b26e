/** The time zones that one can choose, with the names people know them by. */

export interface TimeZoneChoice {
  /** IANA name. */
  readonly zone: string;
  /** "Eastern Time (New York)"; the place alone where there is no such name. */
  readonly name: string;
  /** "GMT-5" today. */
  readonly offset: string;
}

function partOf(zone: string, timeZoneName: "longGeneric" | "shortOffset", now: number): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName });
  return format.formatToParts(now).find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** "America/Argentina/Buenos_Aires" is "Buenos Aires, Argentina". */
function placeOf(zone: string): string {
  const [continent = zone, ...rest] = zone.replaceAll("_", " ").split("/");
  return rest.length === 0 ? continent : rest.toReversed().join(", ");
}

export function timeZoneName(zone: string, now: number): string {
  const place = placeOf(zone);
  const common = partOf(zone, "longGeneric", now);
  return common.startsWith("GMT") || !zone.includes("/") ? place : `${common} (${place})`;
}

export const describeTimeZone = (zone: string, now: number): TimeZoneChoice => ({
  zone,
  name: timeZoneName(zone, now),
  offset: partOf(zone, "shortOffset", now),
});

const shorts = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Those that hold every word of the search somewhere in their names. */
export function findTimeZones(choices: readonly TimeZoneChoice[], search: string): readonly TimeZoneChoice[] {
  const words = shorts(search).split(/\s+/).filter(Boolean);
  return choices.filter(({ zone, name, offset }) => {
    const names = shorts(`${name} ${zone} ${offset}`);
    return words.every((word) => names.includes(word));
  });
}
