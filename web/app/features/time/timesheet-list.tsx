import { formatHours } from "@caseload/contract/engagements/hours-text";
import type { Timesheet } from "@caseload/contract/engagements/timesheets";
import { Link } from "react-router";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { useDayRange } from "~/lib/day-range.ts";
import { TimeStatusBadge } from "./time-status-badge.tsx";
import { plusDays } from "./week-days.ts";
import * as styles from "./approval.module.css";

interface TimesheetListProps {
  /** Latest week first. */
  sheets: readonly Timesheet[];
  /** The Monday of the week on screen. */
  shown: string;
}

/** Every submitted week, with those that await the viewer's decision first. */
export function TimesheetList({ sheets, shown }: TimesheetListProps) {
  const dayRange = useDayRange();
  const ordered = [
    ...sheets.filter(({ mayDecide }) => mayDecide),
    ...sheets.filter(({ mayDecide }) => !mayDecide),
  ];
  return (
    <>
      <RuledHeading aside={sheets.length || ""}>Timesheets</RuledHeading>
      {sheets.length === 0 && <p className={styles.lead}>Submitted weeks appear here.</p>}
      <ul className={styles.sheets}>
        {ordered.map(({ id, weekStart, minutes, status }) => (
          <li key={id}>
            <Link
              className="link"
              to={`?tab=time&week=${weekStart}`}
              preventScrollReset
              aria-current={weekStart === shown ? "true" : undefined}
            >
              {dayRange(weekStart, plusDays(weekStart, 6))}
            </Link>
            <small>{formatHours(minutes)}</small>
            <TimeStatusBadge status={status} />
          </li>
        ))}
      </ul>
    </>
  );
}
