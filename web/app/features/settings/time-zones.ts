/** The time zones that one can choose, with the names people know them by. */

export interface TimeZoneChoice {
  /** IANA name. */
  readonly zone: string;
  /** "New York, America" */
  readonly place: string;
  /** "Eastern Time", where there is such a name. */
  readonly common: string;
  /** "GMT-5" today. */
  readonly offset: string;
}

function named(zone: string, timeZoneName: "longGeneric" | "shortOffset", now: number): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName });
  return format.formatToParts(now).find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** "America/Argentina/Buenos_Aires" is "Buenos Aires, Argentina, America". */
export const placeOf = (zone: string): string => zone.replaceAll("_", " ").split("/").toReversed().join(", ");

export const describeTimeZone = (zone: string, now: number): TimeZoneChoice => ({
  zone,
  place: placeOf(zone),
  common: named(zone, "longGeneric", now),
  offset: named(zone, "shortOffset", now),
});

const shorts = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Those that hold every word of the search somewhere in their names. */
export function findTimeZones(choices: readonly TimeZoneChoice[], search: string): readonly TimeZoneChoice[] {
  const words = shorts(search).split(/\s+/).filter(Boolean);
  return choices.filter(({ zone, place, common, offset }) => {
    const names = shorts(`${place} ${zone} ${common} ${offset}`);
    return words.every((word) => names.includes(word));
  });
}
