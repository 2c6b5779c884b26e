import { firstName, lastName } from "@caseload/contract/fields";
import { z } from "zod";
import { useSchemaForm } from "~/lib/form.ts";
import { useMember } from "~/lib/session.ts";
import { Field } from "~/ui/field.tsx";
import { FieldRow } from "~/ui/field-row.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { FormDialog } from "./form-dialog.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { useFormCall } from "~/lib/use-form-call.ts";

const names = z.object({ firstName, lastName });

export default function NameDialog(control: DialogControl) {
  const user = useMember();
  const toast = useToast();
  const form = useSchemaForm(names, {
    defaultValues: { firstName: user.firstName, lastName: user.lastName },
  });
  const call = useFormCall("updateAccountSettings", form, {
    onSuccess: (settings) => {
      toast.success("Name changed", `Others see you as ${settings.firstName} ${settings.lastName}.`);
      control.onOpenChange(false);
    },
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      {...control}
      title="Change your name"
      description="It appears with your messages and postings. Agreements that you signed keep the name you signed with."
      action="Save"
      pendingText="Saving"
      failure="We couldn't change your name"
      call={call}
      onSubmit={(event) => void form.handleSubmit((body) => call.send({ body }))(event)}
    >
      <FieldRow>
        <Field label="First name" error={errors.firstName?.message}>
          <TextInput autoComplete="given-name" {...form.register("firstName")} />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" {...form.register("lastName")} />
        </Field>
      </FieldRow>
    </FormDialog>
  );
}
