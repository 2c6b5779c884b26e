/** How the terms of a posting are written, on screens and in share pictures. */

export const docketNumber = (id: number): string => `No. ${String(id).padStart(4, "0")}`;

/** "Philadelphia, PA, remote"; "Remote" alone when that is the whole location. */
export function jobLocation({
  location,
  workArrangement,
}: {
  location: string;
  workArrangement: string;
}): string {
  const arrangement = workArrangement.toLowerCase();
  return location.toLowerCase().includes(arrangement) ? location : `${location}, ${arrangement}`;
}

export interface Pay {
  /** "$48–58", "Negotiable", or the poster's own words. */
  readonly figure: string;
  /** "/hr", where the poster named the unit so. */
  readonly unit: string | null;
}

const perHour = /^(.*\d.*?)\s*(?:\/|per\b|an?\b)\s*(?:hours?|hrs?|h)\.?$/i;
const betweenFigures = /(\d)\s*[-–—]\s*\$?\s*(?=\d)/g;

/** Pay as the figure that people scan for, and its unit. Without a budget it is negotiable (SPEC.md section 9). */
export function pay(budgetRange: string | null): Pay {
  const stated = budgetRange?.trim() ?? "";
  if (stated === "") return { figure: "Negotiable", unit: null };
  const hourly = perHour.exec(stated)?.[1];
  const figure = (hourly ?? stated).replace(betweenFigures, "$1–");
  return hourly === undefined ? { figure, unit: null } : { figure: dollars(figure), unit: "/hr" };
}

/** "$48–58/hr" in running text. */
export function postedPay(budgetRange: string | null): string {
  const { figure, unit } = pay(budgetRange);
  return `${figure}${unit ?? ""}`;
}

/** Of full-time work. */
export const hoursPerYear = 2_080;

/** "$99,840–120,640", for pay by the hour in figures; null for any other. */
export function yearlyFigure(budgetRange: string | null): string | null {
  const { figure, unit } = pay(budgetRange);
  const figures = figure
    .match(/\d[\d,.]*/g)
    ?.map((amount) => Math.round(Number(amount.replaceAll(",", "")) * hoursPerYear).toLocaleString("en-US"));
  return unit && figures ? `$${figures.join("–")}` : null;
}

/** "est. $99,840–120,640/yr full time", for pay by the hour in figures; null for any other. */
export function yearlyPay(budgetRange: string | null): string | null {
  const yearly = yearlyFigure(budgetRange);
  return yearly && `est. ${yearly}/yr full time`;
}

const hoursInWeek =
  /^(\d+)(?:\s*[-–—]\s*(\d+))?(?:\s*(?:hours?|hrs?)\.?\s*(?:\/|per|an?)\s*(?:week|wk)\.?)?$/i;

/** "25 hrs/week", whether the poster typed "25", "25 hours per week" or "25-30"; other words as typed. */
export function weeklyHours(hoursPerWeek: string): string {
  const [, from, to] = hoursInWeek.exec(hoursPerWeek.trim()) ?? [];
  return from === undefined ? hoursPerWeek : `${to === undefined ? from : `${from}–${to}`} hrs/week`;
}

const dollars = (figure: string): string => (/^\d/.test(figure) ? `$${figure}` : figure);
