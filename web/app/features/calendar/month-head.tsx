import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { firstOfMonth, plusMonths } from "./days.ts";
import type { CalendarView } from "./use-calendar.ts";
import styles from "./calendar.module.css";

/** The month, and the way to the ones beside it. */
export function MonthHead({ id, view: { day, today, goTo } }: { id: string; view: CalendarView }) {
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
