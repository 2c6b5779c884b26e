/** Wall time, as clocks show it in a time zone, and the instants that it stands for. Free of zod. */

/** By time zone: making a format takes some fifty times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
  formats.set(timeZone, format);
  return format;
}

/** What clocks in a time zone show at an instant: "2026-03-08T03:30". */
export function wallTimeAt(instant: Date, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

const dayMs = 86_400_000;
const asUtc = (wall: string): number => Date.parse(`${wall}Z`);

/** Milliseconds by which clocks in a time zone are ahead of UTC. */
const offsetAt = (ms: number, timeZone: string): number =>
  asUtc(wallTimeAt(new Date(ms), timeZone)) - Math.floor(ms / 60_000) * 60_000;

/**
 * The instants at which clocks in a time zone show a wall time ("2026-03-08T02:30"): one as a rule, none in an hour that
 * the start of daylight saving time skips, two in the hour that its end repeats.
 */
export function instantsAt(wall: string, timeZone: string): Date[] {
  const utc = asUtc(wall);
  if (Number.isNaN(utc)) return [];
  const offsets = new Set([offsetAt(utc - dayMs, timeZone), offsetAt(utc + dayMs, timeZone)]);
  return [...offsets]
    .map((offset) => new Date(utc - offset))
    .filter((instant) => wallTimeAt(instant, timeZone) === wall)
    .toSorted((one, other) => one.getTime() - other.getTime());
}
