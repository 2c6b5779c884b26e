import type { Earnings } from "@caseload/contract/reporting/earnings";
import { limits } from "@caseload/contract/limits";
import { useState } from "react";
import { Link } from "react-router";
import { money, rate } from "~/lib/money.ts";
import { plural } from "~/lib/phrases.ts";
import { useFormat } from "~/lib/use-format.ts";
import { ContractStatusBadge } from "~/ui/contract-status-badge.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { groups, missingTexts } from "./group-labels.ts";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./earnings.module.css";

type Row = Earnings["contracts"][number];

/** Each contract of the year with its hours and pay, and their sums. */
export function AgreedByContract({ earnings: { contracts, totals, year } }: { earnings: Earnings }) {
  const [max, maxSet] = useState<number>(limits.page);
  const sums = groups.map(({ status }) => totals[status]);
  const hours = Math.round(sums.reduce((sum, one) => sum + one.hours, 0) * 10) / 10;
  const pay = Math.round(sums.reduce((sum, one) => sum + one.pay, 0) * 100) / 100;
  return (
    <section className={classNames("sheet edge", styles.earningsTable)}>
      <table className="data-table">
        <caption className="heading">Agreed pay by contract, {year}</caption>
        <thead>
          <tr>
            <th scope="col">Contract</th>
            <th scope="col">Work</th>
            <th scope="col" className="numeric">
              Rate
            </th>
            <th scope="col" className="numeric">
              Hours
            </th>
            <th scope="col" className="numeric">
              Agreed pay
            </th>
          </tr>
        </thead>
        <tbody>
          {contracts.slice(0, max).map((row) => (
            <ContractLine key={row.id} row={row} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>{plural(contracts.length, "contract")}</td>
            <td className="numeric">
              {hours.toLocaleString("en-US")}
              <span className={styles.unit}> hours</span>
            </td>
            <td className="numeric">{money(pay)}</td>
          </tr>
        </tfoot>
      </table>
      <MoreRows
        shown={Math.min(max, contracts.length)}
        noun="contracts"
        hasMore={contracts.length > max}
        loading={false}
        onMore={() => maxSet(max + limits.page)}
      />
    </section>
  );
}

function ContractLine({ row }: { row: Row }) {
  const { id, title, firmName, status, missing, hours, pay } = row;
  return (
    <tr>
      <td className={styles.details}>
        <Link to={`/contracts/${id}`}>{title}</Link>
        <span className={classNames("subtext", styles.subtext)}>{firmName}</span>
        <ContractStatusBadge className={styles.status} status={status} />
      </td>
      <td className={styles.time}>
        <Days row={row} />
      </td>
      <td className={classNames("numeric", styles.rate)}>{row.rate === null ? "None" : rate(row.rate)}</td>
      <td className={classNames("numeric", styles.hours)}>
        {hours === null ? "" : hours.toLocaleString("en-US")}
        {hours !== null && <span className={styles.unit}> hours</span>}
      </td>
      <td className={classNames("numeric", styles.payAmount)}>
        {pay === null ? "No data yet" : money(pay)}
        {missing !== null && (
          <span className={classNames("subtext", styles.subtext)}>{missingTexts[missing]}</span>
        )}
      </td>
    </tr>
  );
}

function Days({ row: { firstDay, lastDay } }: { row: Row }) {
  const format = useFormat();
  if (firstDay === null) return "Not dated";
  return lastDay === null
    ? `From ${format.day(firstDay)}`
    : `${format.day(firstDay)} to ${format.day(lastDay)}`;
}
