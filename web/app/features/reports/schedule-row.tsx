import type { ReportSchedule } from "@caseload/contract/reporting/scheduled-reports";
import { toasts } from "@caseload/contract/toasts";
import { useId } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useMember } from "~/lib/session.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { deliveryText, departmentText, rowsText, scheduleName } from "./schedule-text.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./schedules.module.css";
import firmReportsStyles from "./reports.module.css";

interface ScheduleRowProps {
  schedule: ReportSchedule;
  onChange: () => void;
  onRemove: () => void;
}

/** One schedule: which rows, when and to whom, and when it came last. */
export function ScheduleRow({ schedule, onChange, onRemove }: ScheduleRowProps) {
  const titleId = useId();
  const toast = useToast();
  const format = useFormat();
  const { id: ownId } = useMember();
  const { id, report, isPaused, nextAt, lastSentAt } = schedule;
  const pausing = useSingleCall("changeReportSchedule", {
    onError: (error) =>
      toast.failure(toasts.scheduleFailed.title, errorText(error, toasts.scheduleFailed.text)),
  });
  return (
    <li>
      <div className={classNames(firmReportsStyles.details, styles.details)}>
        <h3 id={titleId}>{scheduleName(schedule)}</h3>
        <p className="small muted">{rowsText(report, departmentText(schedule))}</p>
        <p className="small muted">{deliveryText(schedule, ownId)}</p>
        <p className="small faint">
          {nextAt === null ? "Paused." : `Next on ${format.dateTime(nextAt)}.`}
          {lastSentAt !== null && ` Last sent ${format.dateTime(lastSentAt)}.`}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button
          size="sm"
          aria-describedby={titleId}
          pending={pausing.isPending}
          pendingText={isPaused ? "Resuming" : "Pausing"}
          onClick={() => pausing.send({ params: { id }, body: { paused: !isPaused } })}
        >
          {isPaused ? "Resume" : "Pause"}
        </Button>
        <Button size="sm" aria-describedby={titleId} aria-haspopup="dialog" onClick={onChange}>
          Edit
        </Button>
        <Button
          size="sm"
          variant="danger-quiet"
          aria-describedby={titleId}
          aria-haspopup="dialog"
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
