import type { CalendarEntry } from "@caseload/contract/reporting/calendar";
import { calendarAddress, calendarKindLabels } from "@caseload/contract/reporting/calendar-entries";
import { Link } from "react-router";
import { useMember } from "~/lib/session.ts";
import { useFormat } from "~/lib/use-format.ts";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./calendar.module.css";
import { KindIcon } from "./kind-icon.tsx";
import type { CalendarView } from "./use-calendar.ts";

export const entryKey = ({ kind, interview, invoiceId, contractId, jobId }: CalendarEntry): string =>
  `${kind}${interview?.id ?? invoiceId ?? contractId ?? jobId}`;

/** The entries of one day; each links to its posting, contract or interview. The viewer's own firm goes without saying. */
export function DayEntries({ entries }: { entries: readonly CalendarEntry[] }) {
  const format = useFormat();
  const ownFirm = useMember().firmName;
  return (
    <ul className={styles.dayEntries}>
      {entries.map((entry) => (
        <li key={entryKey(entry)}>
          <KindIcon className={styles.kindIcon} kind={entry.kind} />
          <span>
            <span className={styles.kind}>
              {calendarKindLabels[entry.kind]}
              {entry.at !== null && `, ${format.time(entry.at)}`}
            </span>
            <Link to={calendarAddress(entry)}>{entry.title}</Link>
            {entry.firmName !== ownFirm && (
              <span className={classNames("faint", styles.firmName)}>{entry.firmName}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The days with entries, one below the other. */
export function DayList({ view: { name, today, busyDays, entriesOf } }: { view: CalendarView }) {
  const format = useFormat();
  return (
    <ol className={classNames(styles.dayList, name !== "agenda" && styles.onPhones)}>
      {busyDays.map((one) => (
        <li key={one} className={classNames(one === today && styles.today)}>
          <time dateTime={one}>
            <b>{Number(one.slice(8))}</b>
            {name === "agenda" ? format.weekday(one) : format.weekday(one).split(",")[0]}
          </time>
          <DayEntries entries={entriesOf(one)} />
        </li>
      ))}
    </ol>
  );
}
