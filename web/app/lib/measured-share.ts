/** How measured shares are written: "94.3% (88.4 to 98.2%)". */

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const figure = (share: number): string => (share * 100).toFixed(1);

/** "94.3%" */
export const percent = (share: number): string => `${figure(share)}%`;

/** "88.4 to 98.2%" */
export const range = ({ low, high }: Interval): string => `${figure(low)} to ${percent(high)}`;

/** "94.3% (88.4 to 98.2%)" */
export const withRange = (interval: Interval): string => `${percent(interval.value)} (${range(interval)})`;
