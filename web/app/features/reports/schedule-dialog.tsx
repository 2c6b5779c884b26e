import { type Period, periodLabels, periods } from "@caseload/contract/reporting/periods";
import {
  type ReportFormat,
  reportFormats,
  type ReportFrequency,
  reportFrequencies,
} from "@caseload/contract/reporting/scheduled-report-options";
import type { ReportSchedule } from "@caseload/contract/reporting/scheduled-reports";
import { reportTableLabels } from "@caseload/contract/reporting/report-tables";
import { roleMay } from "@caseload/contract/role-permissions";
import { reportToasts } from "@caseload/contract/reporting/report-toasts";
import { useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useMember } from "~/lib/session.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Checkbox } from "~/ui/checkbox.tsx";
import { useColleagues } from "~/lib/use-colleagues.ts";
import { ColleagueSearch } from "~/ui/colleague-search.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { RadioList } from "~/ui/radio-list.tsx";
import { Select } from "~/ui/select.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";

/** What is scheduled: the rows that the page shows now, or those of a schedule that exists. */
interface ScheduledRows {
  readonly report: Omit<ReportSchedule["report"], "period"> & { readonly period: Period | null };
  readonly words: string;
}

interface ScheduleDialogProps extends DialogControl {
  rows: ScheduledRows;
  /** The one to change; without it a new one is made. */
  schedule?: ReportSchedule | undefined;
}

const periodOptions = periods.map((value) => ({ value, label: periodLabels[value] }));

function useSchedule({ rows, schedule, onOpenChange }: ScheduleDialogProps) {
  const toast = useToast();
  const format = useFormat();
  const [problem, setProblem] = useState<string | null>(null);
  const outcome = {
    onSuccess: ({ nextAt }: ReportSchedule) => {
      const next = nextAt === null ? "It is paused." : `The next one comes ${format.dateTime(nextAt)}.`;
      toast.success((schedule ? reportToasts.scheduleChanged : reportToasts.reportScheduled).title, next);
      onOpenChange(false);
    },
    onError: (error: unknown) => setProblem(errorText(error, reportToasts.scheduleFailed.text)),
  };
  const making = useSingleCall("scheduleReport", outcome);
  const changing = useSingleCall("changeReportSchedule", outcome);
  return {
    call: { isPending: making.isPending || changing.isPending, problem },
    save: (
      chosen: Pick<ReportSchedule, "frequency" | "format"> & { period: Period; recipients: number[] },
    ): void => {
      const { period, ...rest } = chosen;
      const body = { ...rest, report: { ...rows.report, period } };
      setProblem(null);
      if (schedule) changing.send({ params: { id: schedule.id }, body });
      else making.send({ body });
    },
  };
}

/** How often a report is sent, of which days, as what and to whom. */
export default function ScheduleDialog(props: ScheduleDialogProps) {
  const { rows, schedule, open, onOpenChange } = props;
  const { id, emailVerified } = useMember();
  const { timeZone } = useFormat();
  const [period, setPeriod] = useState<Period>(rows.report.period ?? "previous-month");
  const [frequency, setFrequency] = useState<ReportFrequency>(schedule?.frequency ?? "monthly");
  const [format, setFormat] = useState<ReportFormat>(schedule?.format ?? "pdf");
  const [recipients, setRecipients] = useState(
    schedule?.recipients.filter((one) => !one.isStopped || one.id !== id).map((one) => one.id) ?? [id],
  );
  const { call, save } = useSchedule(props);
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={schedule ? "Change schedule" : "Schedule report"}
      description={`${reportTableLabels[rows.report.table]}: ${rows.words}`}
      action={schedule ? "Save" : "Schedule"}
      pendingText="Saving"
      failure={reportToasts.scheduleFailed.title}
      call={call}
      onSubmit={(event) => {
        event.preventDefault();
        save({ period, frequency, format, recipients });
      }}
    >
      <Field
        label="Period"
        hint={
          rows.report.period === null ? "Custom dates are fixed; these move with the calendar." : undefined
        }
      >
        <Select options={periodOptions} value={period} onValueChange={setPeriod} />
      </Field>
      <Field label="How often" hint={`In your time zone, ${timeZone.replaceAll("_", " ")}.`}>
        <Select options={reportFrequencies} value={frequency} onValueChange={setFrequency} />
      </Field>
      <FieldGroup label="Attached as">
        <RadioList layout="row" options={reportFormats} value={format} onChange={setFormat} />
      </FieldGroup>
      <Recipients
        schedule={schedule}
        value={recipients}
        onChange={setRecipients}
        hint={emailVerified ? undefined : "Emails to you start once your address is confirmed."}
      />
    </FormDialog>
  );
}

interface RecipientsProps {
  schedule: ReportSchedule | undefined;
  value: readonly number[];
  onChange: (ids: number[]) => void;
  hint: string | undefined;
}

/** Oneself and colleagues who may see reports. People who have unsubscribed get no more of them. */
function Recipients({ schedule, value, onChange, hint }: RecipientsProps) {
  const self = useMember();
  const { list, search, more } = useColleagues();
  const colleagues = list.rows.filter(
    ({ id, primaryRole }) => id !== self.id && roleMay(primaryRole, "report:view"),
  );
  const hasStopped = (id: number): boolean =>
    schedule?.recipients.some((one) => one.id === id && one.isStopped) ?? false;
  const choose = (id: number, isChosen: boolean): void =>
    onChange(isChosen ? [...value, id] : value.filter((one) => one !== id));
  return (
    <>
      <ColleagueSearch search={search} />
      <FieldGroup label="Send to" hint={hint}>
        <div className="checks">
          <Checkbox
            checked={value.includes(self.id)}
            onChange={(event) => choose(self.id, event.currentTarget.checked)}
            hint={
              hasStopped(self.id) ? "You unsubscribed from this email. Select it to get it again." : undefined
            }
          >
            You, {self.email}
          </Checkbox>
          {colleagues.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={value.includes(id)}
              onChange={(event) => choose(id, event.currentTarget.checked)}
              hint={hasStopped(id) ? "Unsubscribed from these emails." : undefined}
            >
              {name}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
      <MoreRows {...more} />
    </>
  );
}
