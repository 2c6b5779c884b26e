import type { ReportSchedule } from "@caseload/contract/reporting/scheduled-reports";
import { useState } from "react";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useApi } from "~/lib/use-api.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { ScheduleRow } from "./schedule-row.tsx";
import { departmentText, rowsText } from "./schedule-text.ts";
import styles from "./schedules.module.css";

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
        title="Your scheduled reports could not be loaded"
        text={list.error.text}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  if (!list.data || list.data.length === 0) return null;
  return (
    <section className={styles.schedules} aria-labelledby="scheduled">
      <h2 className="heading" id="scheduled" tabIndex={-1}>
        Scheduled by e-mail
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
