import type { Interview } from "@caseload/contract/hiring/interviews";
import { type FormEvent, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { FieldGroup } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { RadioList } from "~/ui/radio-list.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { SlotTime } from "./slot-time.tsx";

interface ConfirmTimeDialogProps extends DialogControl {
  interview: Interview;
  counterpart: { name: string; timeZone: string };
}

/** Chooses one of the proposed times; those that have passed are left out. */
export default function ConfirmTimeDialog({ interview, counterpart, ...control }: ConfirmTimeDialogProps) {
  const { id, slots } = interview;
  const toast = useToast();
  const { now } = useFormat();
  // By instant, so that a choice never passes to another time that takes its place.
  const options = slots.flatMap((slot) =>
    Date.parse(slot.startsAt) > now
      ? [{ value: slot.startsAt, label: <SlotTime slot={slot} other={counterpart} /> }]
      : [],
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const isOffered = options.some((option) => option.value === chosen);
  const value = isOffered ? chosen : options.length === 1 ? (options[0]?.value ?? null) : null;
  const [isChecked, setChecked] = useState(false);
  const call = useSingleCall("confirmInterview", {
    onSuccess: () => {
      toast.success("Interview scheduled", "We emailed both of you a calendar event.");
      control.onOpenChange(false);
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (value === null) return;
    const slot = slots.findIndex(({ startsAt }) => startsAt === value);
    call.send({ params: { id }, body: { slot, startsAt: value } });
  }
  return (
    <FormDialog
      {...control}
      title="Confirm a time"
      description={`With ${counterpart.name}. Both of you get a calendar event.`}
      action="Confirm Interview"
      pendingText="Confirming"
      failure="We couldn't confirm the interview"
      call={{
        isPending: call.isPending,
        problem: call.error && errorText(call.error, "Check your connection and try again."),
      }}
      onSubmit={submit}
    >
      <FieldGroup label="Time" error={isChecked && value === null ? "Please choose a time" : undefined}>
        <RadioList options={options} value={value} onChange={setChosen} layout="sheet" />
      </FieldGroup>
    </FormDialog>
  );
}
