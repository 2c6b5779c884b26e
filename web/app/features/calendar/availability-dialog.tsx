import type { OwnAvailability } from "@caseload/contract/hiring/availability";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { type FormEvent, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useClock } from "~/lib/clock.tsx";
import { zoneName } from "~/lib/dates.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { Select } from "~/ui/select.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { exceptionRows, formOf, type SpanRow, usualHours, weeklyRows } from "./availability-rows.ts";
import { weekdayNames } from "./availability-words.ts";
import * as styles from "./availability-dialog.module.css";

const weekdayOptions = weekdayNames.map((label, value) => ({ value: String(value), label }));

/** Weekly hours, and the days that differ, in the time zone that they were set in, or in the viewer's of today. */
export default function AvailabilityDialog({
  hours,
  ...control
}: DialogControl & { hours: OwnAvailability["hours"] }) {
  const toast = useToast();
  const format = useFormat();
  const clock = useClock();
  const [timeZone, setTimeZone] = useState(hours?.timeZone ?? clock.timeZone);
  const [weekly, setWeekly] = useState(() => weeklyRows(hours));
  const [exceptions, setExceptions] = useState(() => exceptionRows(hours));
  const saving = useSingleCall("saveAvailability", {
    onSuccess: () => {
      toast.success("Availability saved", "Firms see your free times when they propose an interview.");
      control.onOpenChange(false);
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    saving.send({ body: formOf(weekly, exceptions, timeZone) });
  }
  return (
    <FormDialog
      {...control}
      title="Availability"
      description={`Hours are in ${zoneName({ ...clock, timeZone })}. Firms see free or busy, never why.`}
      action="Save Availability"
      pendingText="Saving"
      failure="We couldn't save your availability"
      call={{
        isPending: saving.isPending,
        problem: saving.error ? errorText(saving.error, "Check your connection and try again.") : null,
      }}
      onSubmit={submit}
    >
      {hours && hours.timeZone !== clock.timeZone && (
        <Field label="Time zone" hint="Your time zone has changed since you set these hours.">
          <Select
            options={[hours.timeZone, clock.timeZone].map((value) => ({
              value,
              label: zoneName({ ...clock, timeZone: value }),
            }))}
            value={timeZone}
            onValueChange={setTimeZone}
          />
        </Field>
      )}
      <Spans
        title="Weekly hours"
        rows={weekly}
        onChange={setWeekly}
        added={{ on: "1", ...usualHours }}
        addLabel="Add Hours"
        isWeekly
      />
      <Spans
        title="Exceptions"
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
