import type { Offer } from "@caseload/contract/hiring/offers";
import { money } from "~/lib/money.ts";
import * as styles from "./offer-sheet.module.css";

interface PayScaleProps {
  /** US cents an hour. */
  offered: number;
  posted: NonNullable<Offer["postedPay"]>;
  /** What the applicants ask; null without any. */
  median: number | null;
}

const width = 400;
/** Room for the words beside the ends of the posted range, as a share of everything shown. */
const margin = 0.3;
/** US cents; prices that are all the same still need a scale. */
const minSpan = 200;

const dollars = (cents: number): string => money(cents / 100);

/** An hourly offer beside the posted range and the median of the applicants. */
export function PayScale({ offered, posted: { minCents, maxCents }, median }: PayScaleProps) {
  const shown = [offered, minCents, maxCents, ...(median === null ? [] : [median])];
  const low = Math.min(...shown);
  const span = Math.max(Math.max(...shown) - low, minSpan);
  const x = (cents: number): number =>
    Math.round((((cents - low) / span + margin) / (1 + 2 * margin)) * width);
  const label = [
    `Offer of ${dollars(offered)} an hour.`,
    `Posted range ${dollars(minCents)} to ${dollars(maxCents)}.`,
    ...(median === null ? [] : [`Median of the applicants ${dollars(median)}.`]),
  ].join(" ");
  return (
    <svg className={styles.payScale} viewBox={`0 0 ${width} 104`} role="img" aria-label={label}>
      <line className={styles.rail} x1="10" x2={width - 10} y1="40" y2="40" />
      <line className={styles.range} x1={x(minCents)} x2={x(maxCents)} y1="40" y2="40" />
      {median !== null && (
        <>
          <line className={styles.tick} x1={x(median)} x2={x(median)} y1="32" y2="78" />
          <text x={x(median)} y="94" textAnchor="middle">
            {dollars(median)} median asked
          </text>
        </>
      )}
      <circle className={styles.marker} cx={x(offered)} cy="40" r="7.5" />
      <text className={styles.offered} x={x(offered)} y="20" textAnchor="middle">
        {dollars(offered)} offer
      </text>
      <text x={x(minCents) - 4} y="62" textAnchor="end">
        {dollars(minCents)}
      </text>
      <text x={x(maxCents) + 4} y="62">
        {dollars(maxCents)} posted
      </text>
    </svg>
  );
}
