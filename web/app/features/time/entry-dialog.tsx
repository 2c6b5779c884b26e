import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import type { TimeEntry } from "@caseload/contract/engagements/time-entries";
import { timeToasts } from "@caseload/contract/engagements/time-toasts";
import { activityCodes, taskCodes } from "@caseload/contract/engagements/utbms-codes";
import { useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import { useSchemaForm } from "~/lib/form.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
import { useSettled } from "~/lib/use-settled.ts";
import { Checkbox } from "~/ui/checkbox.tsx";
import { SelectField } from "~/ui/controlled-fields.tsx";
import { Field } from "~/ui/field.tsx";
import { FieldRow } from "~/ui/field-row.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { Select } from "~/ui/select.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { entryForm, type EntryInput, type EntryValues, entryValues, noCode } from "./entry-form.ts";
import { NarrativeHint } from "./entry-list.tsx";
import { parseHours } from "./hours-input.ts";
import type { OpenContract } from "./timer-panel.tsx";
import type { Task } from "./week-rows.ts";

interface EntryDialogProps extends DialogControl {
  /** Those that time can be recorded under. */
  contracts: readonly OpenContract[];
  /** What the fields start with. */
  task: Partial<Task>;
  day: string;
  /** The entry that is changed; a new one when left out. */
  entry?: TimeEntry;
}

const coded = (codes: readonly { value: string; label: string }[], none: string) => [
  { value: noCode, label: none },
  ...codes.map(({ value, label }) => ({ value, label: `${value} ${label}` })),
];
const taskOptions = coded(taskCodes, "No task code");
const activityOptions = coded(activityCodes, "No activity code");

/** Records time, or changes an entry. */
export default function EntryDialog({ contracts, task, day, entry, ...control }: EntryDialogProps) {
  const toast = useToast();
  const { today } = useFormat();
  const [chosen, setChosen] = useState(task.contractId ?? contracts[0]?.id);
  const form = useSchemaForm<EntryValues, EntryInput>(entryForm, {
    defaultValues: entryValues(task, day, entry?.minutes),
  });
  const { errors } = form.formState;
  const finish = (title: string) => () => {
    toast.success(title);
    control.onOpenChange(false);
  };
  const creation = useFormCall("createTimeEntry", form, { onSuccess: finish(timeToasts.entryAdded) });
  const change = useFormCall("changeTimeEntry", form, { onSuccess: finish(timeToasts.entryChanged) });
  const send = (body: EntryInput): void => {
    if (entry) change.send({ params: { id: entry.id }, body });
    else if (chosen !== undefined) creation.send({ params: { id: chosen }, body });
  };
  return (
    <FormDialog
      {...control}
      title={entry ? "Edit entry" : "Add entry"}
      description={contracts.length === 1 ? contracts[0]?.title : undefined}
      action={entry ? "Save Entry" : "Add Entry"}
      pendingText="Saving"
      failure={entry ? "Failed to update the entry" : "Failed to record time"}
      call={entry ? change : creation}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      {contracts.length > 1 && (
        <Field label="Contract">
          <Select
            options={contracts.map(({ id, title }) => ({ value: String(id), label: title }))}
            value={String(chosen)}
            onValueChange={(id) => setChosen(Number(id))}
          />
        </Field>
      )}
      <FieldRow>
        <Field label="Day" error={errors.day?.message}>
          <TextInput type="date" max={today} {...form.register("day")} />
        </Field>
        <Field label="Hours" hint="1.5 or 1:30" error={errors.minutes?.message}>
          <TextInput inputMode="decimal" autoComplete="off" {...form.register("minutes")} />
        </Field>
      </FieldRow>
      <Field label="Narrative" error={errors.narrative?.message}>
        <Textarea rows={3} maxLength={engagementLimits.narrative} {...form.register("narrative")} />
      </Field>
      {chosen !== undefined && <LiveHints control={form.control} contractId={chosen} />}
      <SelectField control={form.control} name="taskCode" label="Task code" options={taskOptions} />
      <SelectField
        control={form.control}
        name="activityCode"
        label="Activity code"
        options={activityOptions}
      />
      <Checkbox hint="Kept out of client billing" {...form.register("clerical")}>
        Clerical work
      </Checkbox>
    </FormDialog>
  );
}

/** Milliseconds without typing before the hints are asked for. */
const restMs = 400;

interface LiveHintsProps {
  control: Control<EntryValues, unknown, EntryInput>;
  contractId: number;
}

function LiveHints({ control, contractId }: LiveHintsProps) {
  const [narrative, hours, clerical, day] = useWatch({
    control,
    name: ["narrative", "minutes", "clerical", "day"],
  });
  const typed = useSettled(narrative.trim(), restMs);
  const minutes = Math.min(Math.round(parseHours(hours) ?? 0), engagementLimits.maxDayMinutes);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  const { data: hints = [] } = useApi(
    "hintAtNarrative",
    { body: { contractId, narrative: typed, minutes, clerical, ...(isDay && { day }) } },
    { enabled: typed !== "", placeholderData: (before) => before },
  );
  return (
    <div aria-live="polite">
      {typed !== "" && hints.map((hint) => <NarrativeHint key={hint}>{hint}</NarrativeHint>)}
    </div>
  );
}
