import type { TimeStatus } from "@caseload/contract/engagements/time-entries";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { IconButton } from "~/ui/icon-button.tsx";
import { useDayRange } from "~/lib/day-range.ts";
import { TimeStatusBadge } from "./time-status-badge.tsx";
import type { Week } from "./use-week.ts";
import * as styles from "./week-bar.module.css";

interface WeekBarProps {
  week: Week;
  status: TimeStatus | null;
  /** Buttons or a count at the right. */
  children?: ReactNode;
}

/** The week shown, its neighbors and its status. */
export function WeekBar({ week, status, children }: WeekBarProps) {
  const dayRange = useDayRange();
  const { monday, sunday, showPrevious, showNext } = week;
  return (
    <div className={styles.weekBar}>
      <h2 className="heading">{dayRange(monday, sunday)}</h2>
      <span className={styles.steps}>
        <IconButton
          label="Previous week"
          icon={ChevronLeft}
          disabled={showPrevious === null}
          onClick={() => showPrevious?.()}
        />
        <IconButton
          label="Next week"
          icon={ChevronRight}
          disabled={showNext === null}
          onClick={() => showNext?.()}
        />
      </span>
      {status && <TimeStatusBadge status={status} />}
      {children && <span className={styles.push}>{children}</span>}
    </div>
  );
}
