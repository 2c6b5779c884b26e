import type { CalendarEntry } from "@caseload/contract/reporting/calendar";
import { calendarAddress, calendarKindLabels } from "@caseload/contract/reporting/calendar-entries";
import { Link } from "react-router";
import { useFormat } from "~/lib/use-format.ts";
import { KindIcon } from "./kind-icon.tsx";
import styles from "./calendar.module.css";

/** What stands on one day, each leading to where it can be acted on. */
export function DayEntries({ entries }: { entries: readonly CalendarEntry[] }) {
  const format = useFormat();
  return (
    <ul className={styles.dayEntries}>
      {entries.map((entry) => (
        <li key={`${entry.kind}${entry.contractId ?? entry.jobId}`}>
          <KindIcon kind={entry.kind} />
          <span>
            <span className={styles.kind}>
              {calendarKindLabels[entry.kind]}
              {entry.at !== null && `, ${format.time(entry.at)}`}
            </span>
            <Link to={calendarAddress(entry)}>{entry.title}</Link>
            <span className="faint">{entry.firmName}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
