import { calendarAddress, calendarKindLabels } from "@caseload/contract/reporting/calendar-entries";
import { type CSSProperties, type KeyboardEvent, Suspense, useEffect, useRef } from "react";
import { Link } from "react-router";
import { useMember } from "~/lib/session.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useMedia } from "~/lib/use-media.ts";
import { classNames } from "~/ui/class-names.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { dayAfterKey, plusDays } from "./days.ts";
import { entryKey } from "./day-entries.tsx";
import { KindIcon } from "./kind-icon.tsx";
import { minutesAhead } from "./proposal-times.ts";
import { useApplicantTimes } from "./use-applicant-times.ts";
import type { CalendarView } from "./use-calendar.ts";
import type { Proposal } from "./use-proposal.ts";
import { phones, placeEntries, type PlacedEntry, shownHours } from "./week-hours.ts";
import * as styles from "./week-grid.module.css";

const SlotCells = vitalPart(() => import("./slot-cells.tsx"));

/** Where a key leads from a day of the week: arrows by day, Home and End within the week, Page Up and Down by week. */
function dayInWeekAfterKey(key: string, day: string, language: Parameters<typeof dayAfterKey>[2]) {
  if (key === "PageUp") return plusDays(day, -7);
  if (key === "PageDown") return plusDays(day, 7);
  return key === "ArrowUp" || key === "ArrowDown" ? null : dayAfterKey(key, day, language);
}

interface WeekGridProps {
  labelledBy: string;
  view: CalendarView;
  /** The times that are being chosen for an interview. */
  proposal: Proposal | null;
  /** On phones, where it is shown while times are chosen alone. */
  onPhones?: boolean;
}

/** A week as seven columns: dates of whole days above, times below. Phones have the list in the calendar itself. */
export default function WeekGrid({ labelledBy, view, onPhones = false, ...given }: WeekGridProps) {
  const isPhone = useMedia(phones);
  // Two weeks of half hours, one of them hidden, would be twice the work.
  const proposal = isPhone === onPhones ? given.proposal : null;
  const { week, entriesOf, day, goTo } = view;
  const format = useFormat();
  const { dateLanguage } = useMember();
  const head = useRef<HTMLDivElement>(null);
  const followsKeys = useRef(false);
  useEffect(() => {
    if (!followsKeys.current) return;
    followsKeys.current = false;
    head.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [day]);
  const placed = new Map(week.map((one) => [one, placeEntries(entriesOf(one), format.timeZone)]));
  const hours = shownHours([...placed.values()].flat());
  const applicant = useApplicantTimes(proposal?.applicant ?? null, week);
  const ahead = applicant && minutesAhead(week, format.timeZone, applicant.timeZone);
  function handleKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayInWeekAfterKey(event.key, day, dateLanguage);
    if (next === null) return;
    event.preventDefault();
    followsKeys.current = true;
    goTo(next);
  }
  return (
    <div
      className={classNames(
        styles.week,
        Boolean(ahead) && styles.withBothZones,
        onPhones && styles.shownOnPhones,
      )}
      role="group"
      aria-labelledby={labelledBy}
    >
      <div
        ref={head}
        className={styles.days}
        onKeyDown={handleKey}
        role="toolbar"
        aria-label="Days"
        tabIndex={-1}
      >
        <span className={styles.corner} />
        {week.map((one) => (
          <DayButton key={one} day={one} view={view} />
        ))}
      </div>
      <div className={styles.wholeDays}>
        <span className={styles.corner}>All day</span>
        {week.map((one) => (
          <WholeDay key={one} day={one} view={view} />
        ))}
      </div>
      <div
        className={classNames(styles.hours, proposal && styles.choosing)}
        style={{ "--hours": hours.to - hours.from } as CSSProperties}
      >
        <HourLabels from={hours.from} to={hours.to} other={ahead ? { ahead, name: applicant.name } : null} />
        {proposal && (
          <Suspense>
            <SlotCells week={week} hours={hours} proposal={proposal} applicant={applicant} goTo={goTo} />
          </Suspense>
        )}
        {week.map((one) => (
          <DayHours key={one} placed={placed.get(one) ?? []} from={hours.from} />
        ))}
      </div>
    </div>
  );
}

function DayButton({ day, view }: { day: string; view: CalendarView }) {
  const format = useFormat();
  const isChosen = day === view.day;
  return (
    <button
      type="button"
      tabIndex={isChosen ? 0 : -1}
      aria-pressed={isChosen}
      aria-current={day === view.today ? "date" : undefined}
      onClick={() => view.goTo(day)}
    >
      {format.weekday(day).split(",")[0]} <b>{Number(day.slice(8))}</b>
    </button>
  );
}

function WholeDay({ day, view }: { day: string; view: CalendarView }) {
  return (
    <ul>
      {view
        .entriesOf(day)
        .filter(({ at }) => at === null)
        .map((entry) => (
          <li key={entryKey(entry)}>
            <Link to={calendarAddress(entry)} title={entry.title}>
              <KindIcon className={styles.kindIcon} kind={entry.kind} />
              <b>{calendarKindLabels[entry.kind]}</b>
              <span>{entry.title}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}

interface HourLabelsProps {
  from: number;
  to: number;
  /** An applicant whose clocks are ahead by these minutes. */
  other: { ahead: number; name: string } | null;
}

/** The hours beside the grid, by both clocks; times of entries are read with them, so they are not read out. */
function HourLabels({ from, to, other }: HourLabelsProps) {
  const { dateLanguage } = useMember();
  const isAmerican = dateLanguage === "en-US";
  const name = (hour: number, ahead = 0): string =>
    new Intl.DateTimeFormat(isAmerican ? "en-US" : "en-GB", {
      hour: "numeric",
      ...((!isAmerican || ahead % 60 !== 0) && { minute: "2-digit" }),
      timeZone: "UTC",
    }).format(Date.UTC(2026, 0, 1, hour, ahead));
  return (
    <ol className={styles.hourLabels} aria-hidden="true">
      {Array.from({ length: to - from }, (_, at) => (
        <li key={at}>
          {name(from + at)}
          {other && <span title={other.name}>{name(from + at, other.ahead)}</span>}
        </li>
      ))}
    </ol>
  );
}

function DayHours({ placed, from: first }: { placed: readonly PlacedEntry[]; from: number }) {
  const format = useFormat();
  return (
    <ul className={styles.dayHours}>
      {placed.map(({ entry, from, to }) => (
        <li
          key={entryKey(entry)}
          style={{ "--from": from - first * 60, "--minutes": to - from } as CSSProperties}
        >
          <Link
            to={calendarAddress(entry)}
            className={classNames(entry.kind === "interview" && styles.interview)}
            title={entry.title}
          >
            <b>
              {entry.at !== null && format.time(entry.at)} {calendarKindLabels[entry.kind]}
            </b>
            <span>{entry.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
