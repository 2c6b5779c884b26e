import { newInvitation } from "@caseload/contract/firms/invitations";
import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import type { z } from "zod";
import { useSchemaForm } from "~/lib/form.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
import { SelectField } from "~/ui/controlled-fields.tsx";
import { Field } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { departmentChoice, departmentOptions, departmentValue, roleOptions } from "./team-choices.ts";

const inviteForm = newInvitation.extend({ departmentId: departmentChoice });
type Values = z.input<typeof inviteForm>;
type Sent = z.output<typeof inviteForm>;

export default function InviteDialog(control: DialogControl) {
  const toast = useToast();
  const departments = useApi("listDepartments").data ?? [];
  const form = useSchemaForm<Values, Sent>(inviteForm, {
    defaultValues: { email: "", departmentId: departmentValue(null) },
  });
  const call = useFormCall("invite", form, {
    onSuccess: ({ email }) => {
      toast.success(firmToasts.invited(email));
      control.onOpenChange(false);
    },
  });
  return (
    <FormDialog
      {...control}
      title="Invite a colleague"
      description="We'll email a one-time link, valid for 7 days and for this address only."
      action="Send Invitation"
      pendingText="Sending"
      failure="We couldn't send the invitation"
      call={call}
      onSubmit={(event) => void form.handleSubmit((body) => call.send({ body }))(event)}
    >
      <Field label="Email" error={form.formState.errors.email?.message}>
        <TextInput type="email" autoComplete="off" inputMode="email" {...form.register("email")} />
      </Field>
      <SelectField
        control={form.control}
        name="primaryRole"
        label="Role"
        options={roleOptions(useMember().primaryRole)}
      />
      <SelectField
        control={form.control}
        name="departmentId"
        label="Department"
        options={departmentOptions(departments)}
      />
    </FormDialog>
  );
}
