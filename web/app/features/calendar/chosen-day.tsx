import { useFormat } from "~/lib/use-format.ts";
import { RuledHeading } from "~/ui/rule.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { DayEntries } from "./day-entries.tsx";
import type { CalendarView } from "./use-calendar.ts";
import styles from "./calendar.module.css";

/** Beside the grid: the chosen day in full. */
export function ChosenDay({ view: { day, today, query, entriesOf } }: { view: CalendarView }) {
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
