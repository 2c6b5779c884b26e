/** Minutes that `zone` is ahead of UTC at an instant. */
function offsetMinutes(at: Date, zone: string): number {
  const name = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" })
    .formatToParts(at)
    .find((part) => part.type === "timeZoneName")?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? "") ?? [];
  if (!sign) return 0;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * The last instant of a calendar day in a time zone; a posting is open until then (PRODUCT.md).
 * @param day YYYY-MM-DD
 * @param zone IANA name
 */
export function endOfDay(day: string, zone: string): Date {
  const asUtc = Date.parse(`${day}T23:59:59.999Z`);
  const guess = new Date(asUtc - offsetMinutes(new Date(asUtc), zone) * 60_000);
  return new Date(asUtc - offsetMinutes(guess, zone) * 60_000);
}
