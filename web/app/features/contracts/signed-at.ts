/** "Mar 9, 2026, 4:20 PM EDT": a signature names year and zone, whoever reads it and when. */
export function signedAt(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  });
  return format.format(Date.parse(instant)).replace(/\s/g, " ");
}
