/** Hours as people type them: decimal "1.5" or "1:30". */

/** Minutes, or null for what is no number of hours. Minutes outside steps of six are returned as they are. */
export function parseHours(text: string): number | null {
  const typed = text.trim().replace(/\s*h(?:ours?|rs?)?\.?$/i, "");
  const clock = /^(\d{1,3}):([0-5]\d)$/.exec(typed);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const decimal = /^(\d{0,3})(?:[.,](\d{0,4}))?$/.exec(typed);
  if (!decimal) return null;
  const [, whole = "", fraction = ""] = decimal;
  if (whole === "" && fraction === "") return null;
  // In whole numbers: 1.1 * 60 is not 66.
  return (Number(`${whole}${fraction}`) * 60) / 10 ** fraction.length;
}

/** "1.5" for 90 minutes: what an edited entry's field starts with. */
export const hoursInput = (minutes: number): string => (minutes / 60).toFixed(1);
