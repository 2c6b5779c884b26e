import { type FormEvent, useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Field } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";

/** Asks for the iCalendar address of the calendar whose busy times are read. */
export default function BusyCalendarDialog(control: DialogControl) {
  const toast = useToast();
  const [address, setAddress] = useState("");
  const connection = useSingleCall("connectBusyCalendar", {
    onSuccess: () => {
      toast.success("Calendar connected", "We read its busy times within a minute, and every hour.");
      control.onOpenChange(false);
    },
  });
  const refusal = connection.error
    ? errorText(connection.error, "Check your connection and try again.")
    : null;
  const isAboutAddress = refusal?.endsWith(" (address)") === true;
  function submit(event: FormEvent): void {
    event.preventDefault();
    connection.send({ body: { address } });
  }
  return (
    <FormDialog
      {...control}
      title="Connect your calendar"
      description="We read when you are busy. We don't store titles, locations or attendees, and firms never see them."
      action="Connect Calendar"
      pendingText="Connecting"
      failure="We couldn't connect the calendar"
      call={{ isPending: connection.isPending, problem: isAboutAddress ? null : refusal }}
      onSubmit={submit}
    >
      <Field
        label="Private iCalendar address"
        hint="In Google Calendar: Settings, your calendar, Secret address in iCal format. In Outlook: Settings, Shared calendars, Publish."
        error={isAboutAddress ? refusal.slice(0, -" (address)".length) : undefined}
      >
        <TextInput
          required
          inputMode="url"
          autoComplete="off"
          value={address}
          onChange={(event) => {
            connection.reset();
            setAddress(event.currentTarget.value);
          }}
        />
      </Field>
    </FormDialog>
  );
}
