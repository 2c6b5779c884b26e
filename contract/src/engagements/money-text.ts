/** Money and time as agreements, screens and files write them. Free of zod. */

/** "$1,500.00" for whole US cents. */
export const formatCents = (cents: number): string =>
  `$${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** "80.0" for minutes; time is recorded in tenths of an hour. */
export const formatHours = (minutes: number): string =>
  (minutes / 60).toLocaleString("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface Price {
  kind: "hourly" | "flat";
  /** Whole US cents. */
  cents: number;
}

/** "$54.00/hr" or "$1,500.00 flat" for the price that an application names. */
export const formatPrice = ({ kind, cents }: Price): string =>
  `${formatCents(cents)}${kind === "hourly" ? "/hr" : " flat"}`;
