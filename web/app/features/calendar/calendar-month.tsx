import { classNames } from "~/ui/class-names.ts";
import styles from "./calendar.module.css";
import { maxCalendarEntries } from "@caseload/contract/reporting/calendar-entries";
import { useId, type ReactNode } from "react";
import { errorText } from "~/lib/api.ts";
import { Columns } from "~/ui/columns.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { AgendaSkeleton } from "./agenda-skeleton.tsx";
import { ChosenDay } from "./chosen-day.tsx";
import { MonthAgenda } from "./month-agenda.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { MonthHead } from "./month-head.tsx";
import { useCalendar } from "./use-calendar.ts";

/** A month of dates: a grid on the desk, a list on phones; beside it the chosen day. */
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
      <section className={classNames("sheet edge", styles.calendar)} aria-labelledby={titleId}>
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
            <InlineAlert
              tone="note"
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
