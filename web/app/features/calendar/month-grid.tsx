import * as styles from "./month-grid.module.css";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { useMember } from "~/lib/session.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useIsPrinted } from "~/lib/use-is-printed.ts";
import { entryKey } from "./day-entries.tsx";
import { dayAfterKey, isSameMonth } from "./days.ts";
import type { CalendarView } from "./use-calendar.ts";
import { calendarAddress, calendarKindLabels } from "@caseload/contract/reporting/calendar-entries";
import { Link } from "react-router";
import { plural } from "~/lib/phrases.ts";
import { classNames } from "~/ui/class-names.ts";
import { KindIcon } from "./kind-icon.tsx";

/**
 * A month as a grid (WAI-ARIA "grid"): one day is in the tab order; arrows move by day and week, Home and End within
 * the week, Page Up and Page Down by month.
 */
export function MonthGrid({ labelledBy, view }: { labelledBy: string; view: CalendarView }) {
  const { day, weeks, goTo } = view;
  const { dateLanguage } = useMember();
  const format = useFormat();
  const maxShown = useIsPrinted() ? Number.POSITIVE_INFINITY : maxOnScreen;
  const grid = useRef<HTMLDivElement>(null);
  const followsKeys = useRef(false);
  useEffect(() => {
    if (!followsKeys.current) return;
    followsKeys.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [day]);

  function handleKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayAfterKey(event.key, day, dateLanguage);
    if (next === null) return;
    event.preventDefault();
    followsKeys.current = true;
    goTo(next);
  }

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      className={styles.month}
      aria-labelledby={labelledBy}
      onKeyDown={handleKey}
    >
      <div role="row" className={styles.names}>
        {weeks[0]?.map((one) => (
          <span key={one} role="columnheader">
            {format.weekday(one).split(",")[0]}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row">
          {week.map((one) => (
            <DayCell key={one} day={one} view={view} maxShown={maxShown} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Entries of a day; paper shows all. */
const maxOnScreen = 2;

interface DayCellProps {
  day: string;
  view: CalendarView;
  maxShown: number;
}

/**
 * One day of the grid. Its button chooses it; the entries below are a shortcut for the mouse; keyboards and screen readers find
 * them in the list of the chosen day.
 */
function DayCell({ day, view, maxShown }: DayCellProps) {
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
            key={entryKey(entry)}
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
