import type { ReportSchedule } from "@caseload/contract/reporting/scheduled-reports";
import { useState, useId } from "react";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useApi } from "~/lib/use-api.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { departmentText, rowsText, deliveryText, scheduleName } from "./schedule-text.ts";
import * as styles from "./schedules.module.css";
import { reportToasts } from "@caseload/contract/reporting/report-toasts";
import { useMember } from "~/lib/session.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { classNames } from "~/ui/class-names.ts";
import * as firmReportsStyles from "./reports.module.css";

const ScheduleDialog = vitalPart(() => import("./schedule-dialog.tsx"));
const ScheduleRemoval = vitalPart(() => import("./schedule-removal.tsx"));

/** One's scheduled reports, newest first; nothing where there are none. */
export function Schedules() {
  const list = useApi("listReportSchedules");
  const dialogs = useDialogs<"change" | "remove">();
  const [chosen, choose] = useState<ReportSchedule | null>(null);
  const ask = (what: "change" | "remove", schedule: ReportSchedule): void => {
    choose(schedule);
    dialogs.open(what);
  };
  if (list.error && !list.data)
    return (
      <InlineAlert
        title="We couldn't load your scheduled reports"
        text={list.error.text}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  if (!list.data || list.data.length === 0) return null;
  return (
    <section className={styles.schedules} aria-labelledby="scheduled">
      <h2 className="heading" id="scheduled" tabIndex={-1}>
        Scheduled by email
      </h2>
      <ul className="sheet edge">
        {list.data.map((schedule) => (
          <ScheduleRow
            key={schedule.id}
            schedule={schedule}
            onChange={() => ask("change", schedule)}
            onRemove={() => ask("remove", schedule)}
          />
        ))}
      </ul>
      {chosen && (
        <LateDialog onOpenChange={dialogs.control.onOpenChange}>
          {dialogs.name === "change" && (
            <ScheduleDialog
              key={dialogs.turn}
              schedule={chosen}
              rows={{ report: chosen.report, words: rowsText(chosen.report, departmentText(chosen)) }}
              {...dialogs.control}
            />
          )}
          {dialogs.name === "remove" && (
            <ScheduleRemoval key={dialogs.turn} schedule={chosen} {...dialogs.control} />
          )}
        </LateDialog>
      )}
    </section>
  );
}

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
    onError: (error) => toast.failure(reportToasts.scheduleFailed, error),
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
