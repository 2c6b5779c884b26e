import { addressProblem } from "@caseload/contract/engagements/mailing-address-text";
import { z } from "zod";
import { useSchemaForm } from "~/lib/form.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
import { Field } from "~/ui/field.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { FormDialog } from "./form-dialog.tsx";

const addressForm = z.object({
  mailingAddress: z.string().superRefine((address, context) => {
    const problem = address.trim() === "" ? null : addressProblem(address);
    if (problem !== null) context.addIssue({ code: "custom", message: problem });
  }),
});

interface AddressDialogProps extends DialogControl {
  mailingAddress: string | null;
}

export default function AddressDialog({ mailingAddress, ...control }: AddressDialogProps) {
  const toast = useToast();
  const form = useSchemaForm(addressForm, { defaultValues: { mailingAddress: mailingAddress ?? "" } });
  const call = useFormCall("updateAccountSettings", form, {
    onSuccess: (settings) => {
      if (settings.mailingAddress === null)
        toast.success("Mailing address removed", "Existing agreements keep it.");
      else toast.success("Mailing address saved", "Your next agreements start with it.");
      control.onOpenChange(false);
    },
  });
  return (
    <FormDialog
      {...control}
      title="Your mailing address"
      description="Appears in your agreements, where New York, Illinois and California require it. Existing agreements don't change."
      action="Save"
      pendingText="Saving"
      failure="We couldn't save the address"
      call={call}
      onSubmit={(event) => void form.handleSubmit((body) => call.send({ body }))(event)}
    >
      <Field
        label="Mailing address"
        optional
        hint="Leave empty to remove it."
        error={form.formState.errors.mailingAddress?.message}
      >
        <Textarea
          rows={4}
          autoComplete="street-address"
          placeholder={"Street\nCity, state and ZIP code"}
          {...form.register("mailingAddress")}
        />
      </Field>
    </FormDialog>
  );
}
