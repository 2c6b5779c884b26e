import { formatCents } from "@caseload/contract/engagements/money-text";
import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import { isEditable, sumOf, tenths } from "./entry-text.ts";
import { sumMinutes } from "./week-rows.ts";
import * as styles from "./week-totals.module.css";

/** Hours and pay of the week; entries under flat pay count in hours alone. */
export function WeekTotals({ entries }: { entries: readonly TimeEntry[] }) {
  const hourly = entries.filter(({ cents }) => cents !== null);
  const { cents } = sumOf(hourly);
  return (
    <dl className={styles.totals}>
      <div>
        <dt className="label">This week</dt>
        <dd>{tenths(sumMinutes(entries))} h</dd>
      </div>
      <div>
        <dt className="label">To submit</dt>
        <dd>{tenths(sumMinutes(entries.filter(isEditable)))} h</dd>
      </div>
      {hourly.length > 0 && cents !== null && (
        <div>
          <dt className="label">Hourly pay</dt>
          <dd>{formatCents(cents)}</dd>
        </div>
      )}
    </dl>
  );
}
