import type { ReportSchedule } from "@caseload/contract/reporting/scheduled-reports";
import { reportToasts } from "@caseload/contract/reporting/report-toasts";
import { useSingleCall } from "~/lib/single-call.ts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { scheduleName } from "./schedule-text.ts";

export default function ScheduleRemoval({
  schedule,
  ...control
}: DialogControl & { schedule: ReportSchedule }) {
  const toast = useToast();
  const call = useSingleCall("removeReportSchedule", {
    onSuccess: () => {
      toast.success(reportToasts.scheduleRemoved);
      control.onOpenChange(false);
    },
    onError: (error) => toast.failure(reportToasts.scheduleRemovalFailed, error),
  });
  return (
    <ConfirmDialog
      {...control}
      title={`Remove ${scheduleName(schedule)}?`}
      text="It stops for everyone, including emails not sent yet. To keep it for later, pause it instead."
      cancelLabel="Keep It"
      confirmLabel="Remove Schedule"
      pendingLabel="Removing"
      pending={call.isPending}
      onConfirm={() => call.send({ params: { id: schedule.id } })}
    />
  );
}
