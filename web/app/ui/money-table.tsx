import type { MoneySums } from "@caseload/contract/reporting/money-sums";
import { formatCents } from "@caseload/contract/engagements/money-text";
import { limits } from "@caseload/contract/limits";
import { type ReactNode, useState } from "react";
import { classNames } from "./class-names.ts";
import { MoreRows } from "./more-rows.tsx";
import * as styles from "./money-table.module.css";

export interface MoneyRow {
  readonly key: number | string;
  readonly name: ReactNode;
  /** One line under the name. */
  readonly detail?: ReactNode;
  readonly sums: MoneySums;
}

interface MoneyTableProps {
  caption: string;
  /** Heading of the first column. */
  heading: string;
  /** Plural of what a row is. */
  noun: string;
  rows: readonly MoneyRow[];
  totals: MoneySums;
}

const columns = [
  ["Earned", "earnedCents"],
  ["Invoiced", "invoicedCents"],
  ["Paid", "paidCents"],
  ["Outstanding", "outstandingCents"],
] as const satisfies readonly (readonly [string, keyof MoneySums])[];

/** Earned, invoiced, paid and outstanding, row by row, with their sums. */
export function MoneyTable({ caption, heading, noun, rows, totals }: MoneyTableProps) {
  const [max, maxSet] = useState<number>(limits.page);
  return (
    <section className={classNames("sheet edge", styles.moneyTable)}>
      <table className="data-table">
        <caption className="heading">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {columns.map(([label]) => (
              <th scope="col" className="numeric" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, max).map(({ key, name, detail, sums }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                {detail !== undefined && (
                  <span className={classNames("subtext", styles.detail)}>{detail}</span>
                )}
              </th>
              <Sums sums={sums} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <Sums sums={totals} />
          </tr>
        </tfoot>
      </table>
      <MoreRows
        shown={Math.min(max, rows.length)}
        noun={noun}
        hasMore={rows.length > max}
        loading={false}
        onMore={() => maxSet(max + limits.page)}
      />
    </section>
  );
}

function Sums({ sums }: { sums: MoneySums }) {
  return columns.map(([label, name]) => (
    <td className="numeric" data-label={label} key={label}>
      {formatCents(sums[name])}
    </td>
  ));
}
