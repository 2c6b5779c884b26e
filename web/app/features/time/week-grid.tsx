import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import MessageSquareWarning from "lucide-react/icons/message-square-warning";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { tenths } from "./entry-text.ts";
import { daysOfWeek, weekdayName } from "./week-days.ts";
import { sumMinutes, type Task, type WeekRow } from "./week-rows.ts";
import * as styles from "./week-grid.module.css";

interface WeekGridProps {
  monday: string;
  rows: readonly WeekRow[];
  /** Names the first column and the totals: "Task" and "All tasks". */
  heading: string;
  totalLabel: string;
  renderHead: (row: WeekRow) => ReactNode;
  /** Whether time may be added on a day. */
  isOpenDay: (day: string, task: Task) => boolean;
  onOpen: (row: WeekRow, day: string, entries: readonly TimeEntry[]) => void;
  /** The T key. */
  onStartTimer?: ((row: WeekRow) => void) | undefined;
}

/** More rows fold until they are asked for. */
const maxRows = 20;

interface Place {
  readonly row: number;
  readonly day: number;
}

const moves: Readonly<Record<string, readonly [rows: number, days: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Tasks down, days across, hours in tenths. One cell is in the tab order; arrow keys move among the others. */
export function WeekGrid(props: WeekGridProps) {
  const { monday, rows: all, heading, totalLabel, renderHead, isOpenDay, onOpen, onStartTimer } = props;
  const { today } = useFormat();
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Place | null>(null);
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole ? all : all.slice(0, maxRows);
  const days = daysOfWeek(monday);
  const isFocusable = ({ row, day }: Place): boolean => {
    const shown = rows[row];
    const date = days[day];
    if (!shown || date === undefined) return false;
    return (shown.cells[day]?.length ?? 0) > 0 || isOpenDay(date, shown.task);
  };
  const places = rows.flatMap((_, row) => days.map((__, day) => ({ row, day }))).filter(isFocusable);
  const isSame = (one: Place, other: Place): boolean => one.row === other.row && one.day === other.day;
  const first = places.find(({ day }) => days[day] === today) ?? places.at(0);
  const current = active && places.some((place) => isSame(place, active)) ? active : first;

  function focus(place: Place): void {
    setActive(place);
    table.current?.querySelector<HTMLElement>(`[data-place="${place.row} ${place.day}"]`)?.focus();
  }
  function unfold(): void {
    flushSync(() => setWhole(true));
    table.current?.querySelector<HTMLElement>(`[data-place^="${maxRows} "]`)?.focus();
  }
  function handleKey(event: KeyboardEvent, from: Place): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rows[from.row];
    if (event.key.toLowerCase() === "t" && onStartTimer && row) {
      event.preventDefault();
      onStartTimer(row);
      return;
    }
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const [down, right] = move;
    let next = { row: from.row + down, day: from.day + right };
    while (next.row >= 0 && next.row < rows.length && next.day >= 0 && next.day < days.length) {
      if (isFocusable(next)) {
        focus(next);
        return;
      }
      next = { row: next.row + down, day: next.day + right };
    }
  }

  return (
    <table ref={table} className={styles.grid} aria-label={`Hours by ${heading.toLowerCase()}`}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {days.map((day) => (
            <th key={day} scope="col" className={classNames(day === today && styles.isToday)}>
              {weekdayName(day)}
              <b>{Number(day.slice(-2))}</b>
            </th>
          ))}
          <th scope="col" className={styles.total}>
            Total
            <b>h</b>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowAt) => (
          <tr key={row.key}>
            <th scope="row">{renderHead(row)}</th>
            {days.map((day, dayAt) => {
              const place = { row: rowAt, day: dayAt };
              const entries = row.cells[dayAt] ?? [];
              if (!isFocusable(place))
                return (
                  <td key={day} className={classNames(day > today && styles.isFuture)}>
                    <VisuallyHidden>No time</VisuallyHidden>
                  </td>
                );
              return (
                <td key={day}>
                  <HoursCell
                    place={`${rowAt} ${dayAt}`}
                    entries={entries}
                    tabIndex={current && isSame(place, current) ? 0 : -1}
                    onFocus={() => setActive(place)}
                    onKeyDown={(event) => handleKey(event, place)}
                    onClick={() => onOpen(row, day, entries)}
                  />
                </td>
              );
            })}
            <td className={styles.total}>{tenths(sumMinutes(row.cells.flat()))}</td>
          </tr>
        ))}
        {rows.length < all.length && (
          <tr>
            <th scope="row" colSpan={days.length + 2}>
              <Button size="sm" onClick={unfold}>
                Show {all.length - rows.length} More
              </Button>
            </th>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{totalLabel}</th>
          {days.map((day, at) => {
            const entries = all.flatMap((row) => row.cells[at] ?? []);
            return <td key={day}>{entries.length > 0 && tenths(sumMinutes(entries))}</td>;
          })}
          <td className={styles.total}>{tenths(sumMinutes(all.flatMap((row) => row.cells.flat())))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface HoursCellProps {
  place: string;
  entries: readonly TimeEntry[];
  tabIndex: number;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: () => void;
}

function HoursCell({ place, entries, ...button }: HoursCellProps) {
  const hours = tenths(sumMinutes(entries));
  const hasHint = entries.some(({ hints }) => hints.length > 0);
  const isEmpty = entries.length === 0;
  return (
    <button
      {...button}
      type="button"
      data-place={place}
      className={classNames(styles.hours, isEmpty && styles.isEmpty)}
      aria-label={isEmpty ? "No time, add" : `${hours} hours${hasHint ? ", hint" : ""}`}
    >
      {hasHint && <MessageSquareWarning aria-hidden="true" />}
      {isEmpty ? "–" : hours}
    </button>
  );
}
