import { useFormat } from "~/lib/use-format.ts";
import { classNames } from "~/ui/class-names.ts";
import { DrawerArt } from "~/ui/art.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { DayEntries } from "./day-entries.tsx";
import type { CalendarView } from "./use-calendar.ts";
import styles from "./calendar.module.css";
import monthGridStyles from "./month-grid.module.css";

/** On phones: the month as a list of its days with entries. */
export function MonthAgenda({ view: { day, today, busyDays, entriesOf, query } }: { view: CalendarView }) {
  const format = useFormat();
  if (query.data && busyDays.length === 0)
    return (
      <EmptyState
        bare
        art={<DrawerArt />}
        title="Nothing in this month"
        text={`No posting closes and no contract has a date in ${format.monthYear(day)}.`}
      />
    );
  return (
    <ol className={styles.monthAgenda}>
      {busyDays.map((one) => (
        <li
          key={one}
          className={classNames(one === today && classNames(styles.today, monthGridStyles.today))}
        >
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
