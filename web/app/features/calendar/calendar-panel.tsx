import { maxCalendarEntries } from "@caseload/contract/reporting/calendar-entries";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, Suspense, useId } from "react";
import { errorText } from "~/lib/api-error.ts";
import { UntilReady } from "~/lib/until-ready.tsx";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Columns } from "~/ui/columns.tsx";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { InlineNote } from "~/ui/inline-note.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { Segmented } from "~/ui/segmented.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import * as styles from "./calendar.module.css";
import { DayEntries, DayList } from "./day-entries.tsx";
import { MonthGrid } from "./month-grid.tsx";
import type { Proposal } from "./use-proposal.ts";
import { type CalendarView, type CalendarViewName, calendarViews, useCalendar } from "./use-calendar.ts";

const WeekGrid = vitalPart(() => import("./week-grid.tsx"));

const viewLabels: Record<CalendarViewName, string> = { month: "Month", week: "Week", agenda: "Agenda" };
const viewOptions = calendarViews.map((value) => ({ value, label: viewLabels[value] }));

/** A month or week as a grid, or an agenda; on phones always a list of days; beside it the chosen day. */
export function CalendarPanel({ proposal, aside }: { proposal: Proposal; aside: ReactNode }) {
  const view = useCalendar();
  const { data, error, isPending, refetch } = view.query;
  const titleId = useId();
  return (
    <Columns
      rail={
        <>
          {view.name !== "agenda" && <ChosenDay view={view} />}
          {aside}
        </>
      }
    >
      <section className="sheet edge" aria-labelledby={titleId}>
        <PanelHead id={titleId} view={view} />
        {error && (
          <div className={styles.calendarNote}>
            <InlineAlert
              title="We couldn't load your calendar"
              text={errorText(error, "Check your connection and try again.")}
              onRetry={() => void refetch()}
            />
          </div>
        )}
        {data?.isCut && (
          <div className={styles.calendarNote}>
            <InlineNote
              title={`The first ${maxCalendarEntries} dates are shown`}
              text="For later dates, go to your jobs and contracts."
            />
          </div>
        )}
        {view.name === "month" && <MonthGrid labelledBy={titleId} view={view} />}
        {view.name === "week" && (
          <Suspense fallback={<Loading className={styles.weekSkeleton}>{null}</Loading>}>
            <UntilReady>
              <WeekGrid labelledBy={titleId} view={view} proposal={proposal.isOpen ? proposal : null} />
            </UntilReady>
          </Suspense>
        )}
        {isPending ? <ListSkeleton view={view} /> : !error && <Days view={view} />}
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

const turnLabels: Record<CalendarViewName, readonly [previous: string, next: string]> = {
  month: ["Previous month", "Next month"],
  week: ["Previous week", "Next week"],
  agenda: ["A month earlier", "A month later"],
};

/** What is shown, the choice of views, and buttons to the previous and the next days. */
function PanelHead({ id, view }: { id: string; view: CalendarView }) {
  const format = useFormat();
  const { name, day, today, span } = view;
  const titles = {
    month: format.monthYear(day),
    week: `${format.day(span.from)} – ${format.day(span.to)}`,
    agenda: `From ${format.day(day)}`,
  };
  const [previous, next] = turnLabels[name];
  return (
    <div className={styles.panelHead}>
      <h2 className="title" id={id} aria-live="polite">
        {titles[name]}
      </h2>
      <Segmented
        className={styles.views}
        equalOnPhones
        label="View"
        options={viewOptions}
        value={name}
        onChange={view.show}
      />
      <div className={styles.turn}>
        <Button size="sm" disabled={day === today} onClick={() => view.goTo(today)}>
          Today
        </Button>
        <IconButton label={previous} icon={ChevronLeft} onClick={() => view.turn(-1)} />
        <IconButton label={next} icon={ChevronRight} onClick={() => view.turn(1)} />
      </div>
    </div>
  );
}

/** The list while its dates load. */
function ListSkeleton({ view: { name } }: { view: CalendarView }) {
  return (
    <Loading className={classNames(styles.listSkeleton, name !== "agenda" && styles.onPhones)}>
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

const emptyTexts: Record<CalendarViewName, readonly [title: string, text: string]> = {
  month: [
    "Nothing this month",
    "Deadlines, interviews, timesheets and invoices that are due appear here by day.",
  ],
  week: [
    "Nothing this week",
    "Deadlines, interviews, timesheets and invoices that are due appear here by day.",
  ],
  agenda: [
    "Nothing in the next two months",
    "Deadlines, interviews, timesheets and invoices that are due appear here by day.",
  ],
};

/** As a list: the agenda, and every view on phones. */
function Days({ view }: { view: CalendarView }) {
  if (view.busyDays.length > 0) return <DayList view={view} />;
  const [title, text] = emptyTexts[view.name];
  return (
    <EmptyState
      bare
      className={classNames(styles.emptyDays, view.name !== "agenda" && styles.onPhones)}
      art={<DrawerArt />}
      title={title}
      text={text}
    />
  );
}
