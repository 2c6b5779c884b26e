import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useId } from "react";
import { useFormat } from "~/lib/use-format.ts";
import { IconButton } from "~/ui/icon-button.tsx";
import { plusDays } from "./days.ts";
import * as styles from "./proposal-details.module.css";
import { useCalendar } from "./use-calendar.ts";
import type { Proposal } from "./use-proposal.ts";
import WeekGrid from "./week-grid.tsx";

/** The hours of a week between the applicant and the chosen times, on phones. */
export default function PhoneWeek({ proposal }: { proposal: Proposal }) {
  const view = useCalendar();
  const format = useFormat();
  const titleId = useId();
  const { week, day, goTo } = view;
  const [first = day, last = day] = [week.at(0), week.at(-1)];
  return (
    <div className={styles.phoneWeek}>
      <div className={styles.phoneWeekHead}>
        <h3 id={titleId} aria-live="polite">
          {format.day(first)} – {format.day(last)}
        </h3>
        <IconButton label="Previous week" icon={ChevronLeft} onClick={() => goTo(plusDays(day, -7))} />
        <IconButton label="Next week" icon={ChevronRight} onClick={() => goTo(plusDays(day, 7))} />
      </div>
      <WeekGrid labelledBy={titleId} view={view} proposal={proposal} onPhones />
    </div>
  );
}
