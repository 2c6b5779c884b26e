import type { AvailabilityForm, OwnAvailability } from "@caseload/contract/hiring/availability";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { type FormEvent, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { Select } from "~/ui/select.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { weekdayNames } from "./availability-words.ts";
import * as styles from "./availability-dialog.module.css";

interface SpanRow {
  key: number;
  /** A weekday of the weekly hours, or a day of the exceptions. */
  on: string;
  from: string;
  to: string;
}

const weekdayOptions = weekdayNames.map((label, value) => ({ value: String(value), label }));
const workdays = [1, 2, 3, 4, 5];
const usualHours = { from: "09:00", to: "17:00" };

const keyed = (spans: readonly Omit<SpanRow, "key">[]): SpanRow[] =>
  spans.map((span, key) => ({ key, ...span }));

const weeklyRows = (hours: OwnAvailability["hours"]): SpanRow[] =>
  keyed(
    hours
      ? hours.weekly.map(({ weekday, from, to }) => ({ on: String(weekday), from, to }))
      : workdays.map((weekday) => ({ on: String(weekday), ...usualHours })),
  );

/** A day without hours is one row without times. */
const exceptionRows = (hours: OwnAvailability["hours"]): SpanRow[] =>
  keyed(
    (hours?.exceptions ?? []).flatMap(({ day, hours: spans }) =>
      spans.length === 0
        ? [{ on: day, from: "", to: "" }]
        : spans.map(({ from, to }) => ({ on: day, from, to })),
    ),
  );

function formOf(
  weekly: readonly SpanRow[],
  exceptions: readonly SpanRow[],
  timeZone: string,
): AvailabilityForm {
  const byDay = Map.groupBy(exceptions, ({ on }) => on);
  return {
    weekly: weekly.map(({ on, from, to }) => ({ weekday: Number(on), from, to })),
    exceptions: [...byDay].map(([day, rows]) => ({
      day,
      hours: rows.filter(({ from, to }) => from !== "" || to !== "").map(({ from, to }) => ({ from, to })),
    })),
    timeZone,
  };
}

/** Weekly hours, and the days that differ, in the viewer's time zone. */
export default function AvailabilityDialog({
  hours,
  ...control
}: DialogControl & { hours: OwnAvailability["hours"] }) {
  const toast = useToast();
  const format = useFormat();
  const [weekly, setWeekly] = useState(() => weeklyRows(hours));
  const [exceptions, setExceptions] = useState(() => exceptionRows(hours));
  const saving = useSingleCall("saveAvailability", {
    onSuccess: () => {
      toast.success("Availability saved", "Firms see your free times while they propose an interview.");
      control.onOpenChange(false);
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    saving.send({ body: formOf(weekly, exceptions, format.timeZone) });
  }
  return (
    <FormDialog
      {...control}
      title="Availability"
      description={`Hours are in ${format.zoneName()}. Firms see free or busy, never why.`}
      action="Save Availability"
      pendingText="Saving"
      failure="Your availability was not saved"
      call={{
        isPending: saving.isPending,
        problem: saving.error ? errorText(saving.error, "Check your connection and try again.") : null,
      }}
      onSubmit={submit}
    >
      <Spans
        title="Weekly hours"
        rows={weekly}
        onChange={setWeekly}
        added={{ on: "1", ...usualHours }}
        addLabel="Add Hours"
        isWeekly
      />
      <Spans
        title="Days that differ"
        hint="Leave the times empty for a day when you are not available."
        rows={exceptions}
        onChange={setExceptions}
        added={{ on: format.today, from: "", to: "" }}
        addLabel="Add Day"
      />
    </FormDialog>
  );
}

interface SpansProps {
  title: string;
  hint?: string;
  rows: readonly SpanRow[];
  onChange: (rows: SpanRow[]) => void;
  added: Omit<SpanRow, "key">;
  addLabel: string;
  isWeekly?: boolean;
}

function Spans({ title, hint, rows, onChange, added, addLabel, isWeekly }: SpansProps) {
  const change = (key: number, given: Partial<SpanRow>): void =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...given } : row)));
  return (
    <fieldset className={styles.spans}>
      <legend className="label">{title}</legend>
      {hint && <p className="small faint">{hint}</p>}
      {rows.map(({ key, on, from, to }, at) => (
        <div key={key} className={styles.span}>
          {isWeekly ? (
            <Select
              label={`Weekday ${at + 1}`}
              options={weekdayOptions}
              value={on}
              onValueChange={(next) => change(key, { on: next })}
            />
          ) : (
            <TextInput
              aria-label={`Day ${at + 1}`}
              type="date"
              required
              value={on}
              onChange={(event) => change(key, { on: event.currentTarget.value })}
            />
          )}
          <TextInput
            aria-label={`Start ${at + 1}`}
            type="time"
            required={isWeekly}
            value={from}
            onChange={(event) => change(key, { from: event.currentTarget.value })}
          />
          <TextInput
            aria-label={`End ${at + 1}`}
            type="time"
            required={isWeekly}
            value={to}
            onChange={(event) => change(key, { to: event.currentTarget.value })}
          />
          <IconButton
            label={`Remove ${at + 1}`}
            icon={Trash2}
            onClick={() => onChange(rows.filter((row) => row.key !== key))}
          />
        </div>
      ))}
      <Button
        size="sm"
        onClick={() =>
          onChange([...rows, { key: Math.max(-1, ...rows.map((row) => row.key)) + 1, ...added }])
        }
      >
        <Plus className="icon" />
        {addLabel}
      </Button>
    </fieldset>
  );
}
