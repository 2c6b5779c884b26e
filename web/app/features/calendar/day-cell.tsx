import { calendarAddress, calendarKindLabels } from "@caseload/contract/reporting/calendar-entries";
import { Link } from "react-router";
import { plural } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";
import { classNames } from "~/ui/class-names.ts";
import { isSameMonth } from "./days.ts";
import { KindIcon } from "./kind-icon.tsx";
import type { CalendarView } from "./use-calendar.ts";
import styles from "./month-grid.module.css";

const maxShown = 2;

/**
 * One day of the grid. Its button chooses it; the entries below are a shortcut for the mouse; keyboards and screen readers find
 * them in the list of the chosen day.
 */
export function DayCell({ day, view }: { day: string; view: CalendarView }) {
  const format = useFormat();
  const entries = view.entriesOf(day);
  const shown = entries.length > maxShown ? entries.slice(0, maxShown - 1) : entries;
  const isChosen = day === view.day;
  const isToday = day === view.today;
  const count = view.query.data
    ? `, ${entries.length === 0 ? "no dates" : plural(entries.length, "date")}`
    : "";
  return (
    <div
      role="gridcell"
      aria-selected={isChosen}
      className={classNames(
        !isSameMonth(day, view.day) && styles.beside,
        isChosen && styles.chosen,
        isToday && styles.today,
      )}
    >
      <button
        type="button"
        tabIndex={isChosen ? 0 : -1}
        aria-label={`${format.longWeekday(day)}${count}`}
        aria-current={isToday ? "date" : undefined}
        onClick={() => view.goTo(day)}
      >
        <span>{Number(day.slice(8))}</span>
      </button>
      <span className={styles.stubs} aria-hidden="true">
        {shown.map((entry) => (
          <Link
            key={`${entry.kind}${entry.contractId ?? entry.jobId}`}
            to={calendarAddress(entry)}
            tabIndex={-1}
            title={`${calendarKindLabels[entry.kind]}: ${entry.title}`}
          >
            <KindIcon className={styles.kindIcon} kind={entry.kind} />
            <b>{calendarKindLabels[entry.kind]}</b>
            <span>{entry.title}</span>
          </Link>
        ))}
        {entries.length > shown.length && (
          <span className={styles.more}>{entries.length - shown.length} more</span>
        )}
      </span>
    </div>
  );
}
