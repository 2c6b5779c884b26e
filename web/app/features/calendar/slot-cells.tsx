import X from "lucide-react/icons/x";
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useClock } from "~/lib/clock.tsx";
import { clockTime, longWeekday } from "~/lib/dates.ts";
import { classNames } from "~/ui/class-names.ts";
import { IconButton } from "~/ui/icon-button.tsx";
import { plusDays } from "./days.ts";
import {
  cellMinutes,
  type ProposedTime,
  spanBetween,
  startOf,
  timeKey,
  wallTimeOf,
  withoutTime,
  withTime,
} from "./proposal-times.ts";
import type { ApplicantTimes } from "./use-applicant-times.ts";
import type { Proposal } from "./use-proposal.ts";
import { useTimeWords } from "./use-time-words.ts";
import * as styles from "./slot-cells.module.css";

interface SlotCellsProps {
  week: readonly string[];
  hours: { from: number; to: number };
  proposal: Proposal;
  applicant: ApplicantTimes | null;
  goTo: (day: string) => void;
}

interface Cell {
  day: string;
  from: number;
}

const minuteMs = 60_000;
/** Where the keyboard begins. */
const firstHour = 9;

const steps: Partial<Record<string, { days: number; halves: number }>> = {
  ArrowUp: { days: 0, halves: -1 },
  ArrowDown: { days: 0, halves: 1 },
  ArrowLeft: { days: -1, halves: 0 },
  ArrowRight: { days: 1, halves: 0 },
};

/** The day and the minutes of the half hour that an event happened on; null elsewhere. */
function dataOf(target: EventTarget): DOMStringMap | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-from]") : null;
  return cell?.dataset ?? null;
}

/**
 * The half hours of a week, from which times for an interview are chosen: by dragging with a mouse or a pen, by a tap,
 * or by arrow keys and Enter, with Shift for more than half an hour.
 */
export default function SlotCells({ week, hours, proposal, applicant, goTo }: SlotCellsProps) {
  const { now, timeZone } = useClock();
  const cells = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<Cell>({ day: week[0] ?? "", from: firstHour * 60 });
  /** Where a drag or a selection with Shift began. */
  const [anchor, setAnchor] = useState<Cell | null>(null);
  const drag = useRef({ isRunning: false, isOver: false });
  const followsKeys = useRef(false);
  const rows = Array.from(
    { length: ((hours.to - hours.from) * 60) / cellMinutes },
    (_, at) => hours.from * 60 + at * cellMinutes,
  );
  const current = week.includes(cursor.day) ? cursor : { day: week[0] ?? "", from: cursor.from };
  const selected = anchor && spanBetween(anchor.day, anchor.from, current.from);
  useEffect(() => {
    if (!followsKeys.current) return;
    followsKeys.current = false;
    cells.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [current.day, current.from]);

  function commit(cell: Cell): void {
    const time = spanBetween(cell.day, anchor?.from ?? cell.from, cell.from);
    proposal.setChosen(withTime(time, { times: proposal.times, now, timeZone }));
    setAnchor(null);
  }
  function rowAt({ clientY }: PointerEvent): number {
    const { top, height } = cells.current?.getBoundingClientRect() ?? { top: 0, height: 1 };
    const row = Math.floor(((clientY - top) / height) * rows.length);
    return rows[Math.max(0, Math.min(rows.length - 1, row))] ?? 0;
  }
  function handleDown(event: PointerEvent<HTMLDivElement>): void {
    drag.current.isOver = false;
    const day = dataOf(event.target)?.day;
    if (event.pointerType === "touch" || event.button !== 0 || day === undefined) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current.isRunning = true;
    const cell = { day, from: rowAt(event) };
    setAnchor(cell);
    setCursor(cell);
  }
  function handleMove(event: PointerEvent<HTMLDivElement>): void {
    if (drag.current.isRunning && anchor) setCursor({ day: anchor.day, from: rowAt(event) });
  }
  function handleUp(event: PointerEvent<HTMLDivElement>): void {
    if (!drag.current.isRunning) return;
    drag.current = { isRunning: false, isOver: true };
    if (anchor) commit({ day: anchor.day, from: rowAt(event) });
  }
  function handleCancel(): void {
    drag.current.isRunning = false;
    setAnchor(null);
  }
  /** Taps and Enter. The click that ends a drag is none. */
  function handleClick(event: MouseEvent<HTMLDivElement>): void {
    const isKey = event.detail === 0;
    const { day, from } = dataOf(event.target) ?? {};
    if (day === undefined || (drag.current.isOver && !isKey)) return;
    const cell = { day, from: Number(from) };
    setCursor(cell);
    commit(cell);
  }
  function handleKey(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (event.key === "Escape" && anchor) setAnchor(null);
    const { day, from } = dataOf(event.target) ?? {};
    if (!step || day === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // Screen readers focus any half hour.
    const focused = { day, from: Number(from) };
    const next = { day: plusDays(day, step.days), from: focused.from + step.halves * cellMinutes };
    if (!rows.includes(next.from)) return;
    setAnchor(event.shiftKey && step.days === 0 ? (anchor ?? focused) : null);
    followsKeys.current = true;
    setCursor(next);
    if (!week.includes(next.day)) goTo(next.day);
  }

  return (
    <div
      ref={cells}
      className={styles.cells}
      style={{ "--rows": rows.length } as CSSProperties}
      role="toolbar"
      aria-label="Hours to propose"
      tabIndex={-1}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleCancel}
      onClick={handleClick}
      onKeyDown={handleKey}
    >
      {week.map((day, column) =>
        rows.map((from, row) => (
          <CellButton
            key={`${day} ${from}`}
            day={day}
            from={from}
            column={column + 1}
            row={row + 1}
            isCurrent={current.day === day && current.from === from}
            isSelected={selected?.day === day && selected.from <= from && from < selected.to}
            applicant={applicant}
          />
        )),
      )}
      {proposal.times.map((time) => {
        const column = week.indexOf(time.day);
        return (
          column >= 0 && (
            <Chosen
              key={timeKey(time)}
              time={time}
              place={{
                gridColumn: column + 1,
                gridRow: `${(time.from - hours.from * 60) / cellMinutes + 1} / ${(time.to - hours.from * 60) / cellMinutes + 1}`,
              }}
              applicant={applicant}
              onRemove={() => proposal.setChosen(withoutTime(time, proposal.times))}
            />
          )
        );
      })}
    </div>
  );
}

interface CellButtonProps extends Cell {
  column: number;
  row: number;
  isCurrent: boolean;
  isSelected: boolean;
  applicant: ApplicantTimes | null;
}

/** Kept while a drag passes over other half hours. */
const CellButton = memo(function CellButton({ day, from, column, row, ...state }: CellButtonProps) {
  const { isCurrent, isSelected, applicant } = state;
  const clock = useClock();
  const start = startOf({ day, from }, clock.timeZone);
  const isOff = start === null || start <= clock.now;
  const isFree = start === null ? null : (applicant?.isFree(start, start + cellMinutes * minuteMs) ?? null);
  const time = clockTime(`2026-01-01T${wallTimeOf({ day, from }).slice(11)}Z`, { ...clock, timeZone: "UTC" });
  const names = [longWeekday(day, clock), time];
  if (isFree !== null) names.push(isFree ? `${applicant?.name} is free` : `${applicant?.name} is busy`);
  return (
    <button
      type="button"
      data-day={day}
      data-from={from}
      className={classNames(
        isFree === false && styles.busy,
        isOff && styles.unavailable,
        isSelected && styles.selected,
      )}
      style={{ gridColumn: column, gridRow: row }}
      tabIndex={isCurrent ? 0 : -1}
      aria-disabled={isOff}
      aria-label={names.join(", ")}
    />
  );
});

interface ChosenProps {
  time: ProposedTime;
  place: CSSProperties;
  applicant: ApplicantTimes | null;
  onRemove: () => void;
}

/** A chosen time by both people's clocks, over the hours that it takes. */
function Chosen({ time, place, applicant, onRemove }: ChosenProps) {
  const words = useTimeWords();
  const { start, full, theirs } = words(time, applicant);
  return (
    <div className={styles.chosen} style={place} title={full}>
      <b>{start}</b>
      {theirs !== null && <span>{theirs}</span>}
      <IconButton className={styles.remove} label={`Remove ${full}`} icon={X} onClick={onRemove} />
    </div>
  );
}
