import type { CalendarEntry } from "@caseload/contract/reporting/calendar";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { useFormat } from "~/lib/use-format.ts";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./calendar.module.css";
import {
  calendarAddress,
  calendarKindLabels,
  maxCalendarEntries,
} from "@caseload/contract/reporting/calendar-entries";
import { useId, type ReactNode } from "react";
import { errorText } from "~/lib/api-error.ts";
import { Columns } from "~/ui/columns.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { InlineNote } from "~/ui/inline-note.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { firstOfMonth, plusMonths } from "./days.ts";
import { KindIcon } from "./kind-icon.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { type CalendarView, useCalendar } from "./use-calendar.ts";

/** A month of dates: a grid on wide screens, a list on phones; beside it the chosen day. */
export function CalendarMonth({ aside }: { aside: ReactNode }) {
  const view = useCalendar();
  const { data, error, isPending, refetch } = view.query;
  const titleId = useId();
  return (
    <Columns
      rail={
        <>
          <ChosenDay view={view} />
          {aside}
        </>
      }
    >
      <section className="sheet edge" aria-labelledby={titleId}>
        <MonthHead id={titleId} view={view} />
        {error && (
          <div className={styles.calendarNote}>
            <InlineAlert
              title="Your dates could not be loaded"
              text={errorText(error, "Please try again")}
              onRetry={() => void refetch()}
            />
          </div>
        )}
        {data?.isCut && (
          <div className={styles.calendarNote}>
            <InlineNote
              title={`The first ${maxCalendarEntries} dates are shown`}
              text="Later ones of these weeks are left out here; they stand with your jobs and contracts."
            />
          </div>
        )}
        <MonthGrid labelledBy={titleId} view={view} />
        {isPending ? <AgendaSkeleton /> : !error && <MonthAgenda view={view} />}
      </section>
    </Columns>
  );
}

/** Beside the grid: the chosen day in full. */
function ChosenDay({ view: { day, today, query, entriesOf } }: { view: CalendarView }) {
  const format = useFormat();
  const entries = entriesOf(day);
  return (
    <section className={styles.chosenDay}>
      <RuledHeading>{day === today ? "Today" : format.longWeekday(day)}</RuledHeading>
      <DayEntries entries={entries} />
      {query.isPending && (
        <Loading>
          <Skeleton shape="title" />
        </Loading>
      )}
      {query.data && entries.length === 0 && <p className="muted ui-text">Nothing is due on this day.</p>}
    </section>
  );
}

/** The entries of one day; each links to its posting or contract. */
function DayEntries({ entries }: { entries: readonly CalendarEntry[] }) {
  const format = useFormat();
  return (
    <ul className={styles.dayEntries}>
      {entries.map((entry) => (
        <li key={`${entry.kind}${entry.interview?.id ?? entry.invoiceId ?? entry.contractId ?? entry.jobId}`}>
          <KindIcon className={styles.kindIcon} kind={entry.kind} />
          <span>
            <span className={styles.kind}>
              {calendarKindLabels[entry.kind]}
              {entry.at !== null && `, ${format.time(entry.at)}`}
            </span>
            <Link to={calendarAddress(entry)}>{entry.title}</Link>
            <span className={classNames("faint", styles.firmName)}>{entry.firmName}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The month, with buttons to the previous and the next. */
function MonthHead({ id, view: { day, today, goTo } }: { id: string; view: CalendarView }) {
  const format = useFormat();
  const beside = (months: number) => firstOfMonth(plusMonths(day, months));
  return (
    <div className={styles.monthHead}>
      <h2 className="title" id={id} aria-live="polite">
        {format.monthYear(day)}
      </h2>
      <div className={styles.turn}>
        <Button size="sm" disabled={day === today} onClick={() => goTo(today)}>
          Today
        </Button>
        <IconButton label="Previous month" icon={ChevronLeft} onClick={() => goTo(beside(-1))} />
        <IconButton label="Next month" icon={ChevronRight} onClick={() => goTo(beside(1))} />
      </div>
    </div>
  );
}

/** On phones: the list while its dates load. */
function AgendaSkeleton() {
  return (
    <Loading className={styles.agendaSkeleton}>
      {Array.from({ length: 4 }, (_, at) => (
        <div key={at}>
          <Skeleton shape="figure" />
          <span>
            <Skeleton shape="word" />
            <Skeleton shape="title" />
            <Skeleton shape="short" />
          </span>
        </div>
      ))}
    </Loading>
  );
}

/** On phones: the month as a list of its days with entries. */
function MonthAgenda({ view: { day, today, busyDays, entriesOf, query } }: { view: CalendarView }) {
  const format = useFormat();
  if (query.data && busyDays.length === 0)
    return (
      <EmptyState
        bare
        className={styles.emptyMonth}
        art={<DrawerArt />}
        title="Nothing in this month"
        text={`No posting closes and no contract has a date in ${format.monthYear(day)}.`}
      />
    );
  return (
    <ol className={styles.monthAgenda}>
      {busyDays.map((one) => (
        <li key={one} className={classNames(one === today && styles.today)}>
          <time dateTime={one}>
            <b>{Number(one.slice(8))}</b>
            {format.weekday(one).split(",")[0]}
          </time>
          <DayEntries entries={entriesOf(one)} />
        </li>
      ))}
    </ol>
  );
}
