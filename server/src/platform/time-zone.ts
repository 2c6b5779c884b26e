/** Returns the minutes by which `zone` is ahead of UTC at an instant. */
function offsetMinutes(at: Date, zone: string): number {
  const name = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" })
    .formatToParts(at)
    .find((part) => part.type === "timeZoneName")?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? "") ?? [];
  if (!sign) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * Returns the instant at which clocks in a time zone show a day and time.
 * @param day YYYY-MM-DD
 * @param time "08:00:00.000"
 * @param zone IANA name
 */
export function instantAt(day: string, time: string, zone: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`);
  const guess = new Date(asUtc - offsetMinutes(new Date(asUtc), zone) * 60_000);
  return new Date(asUtc - offsetMinutes(guess, zone) * 60_000);
}
