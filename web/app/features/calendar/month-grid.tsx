import styles from "./month-grid.module.css";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { useMember } from "~/lib/session.ts";
import { useFormat } from "~/lib/use-format.ts";
import { DayCell } from "./day-cell.tsx";
import { dayAfterKey } from "./days.ts";
import type { CalendarView } from "./use-calendar.ts";

/**
 * A month as a grid (WAI-ARIA "grid"): one day is in the tab order; arrows move by day and week, Home and End within
 * the week, Page Up and Page Down by month.
 */
export function MonthGrid({ labelledBy, view }: { labelledBy: string; view: CalendarView }) {
  const { day, weeks, goTo } = view;
  const { dateLanguage } = useMember();
  const format = useFormat();
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
            <DayCell key={one} day={one} view={view} />
          ))}
        </div>
      ))}
    </div>
  );
}
