import { type JoinRequest, requestAnswer } from "@caseload/contract/firms/join-requests";
import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import type { z } from "zod";
import { useSchemaForm } from "~/lib/form.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
import { SelectField } from "~/ui/controlled-fields.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { departmentChoice, departmentOptions, departmentValue, roleOptions } from "./team-choices.ts";

const answerForm = requestAnswer.extend({ departmentId: departmentChoice });
type Values = z.input<typeof answerForm>;
type Sent = z.output<typeof answerForm>;

/** The role and department of a person who asked to join. */
export default function RequesterDialog({ request, ...control }: DialogControl & { request: JoinRequest }) {
  const toast = useToast();
  const departments = useApi("listDepartments").data ?? [];
  const form = useSchemaForm<Values, Sent>(answerForm, {
    defaultValues: { departmentId: departmentValue(null) },
  });
  const call = useFormCall("inviteRequester", form, {
    onSuccess: () => {
      toast.success(firmToasts.invited(request.email));
      control.onOpenChange(false);
    },
  });
  return (
    <FormDialog
      {...control}
      title={`Invite ${request.name}`}
      description="We'll email a one-time link, valid 7 days. They join when they open it."
      action="Send Invitation"
      pendingText="Sending"
      failure="We couldn't send the invitation"
      call={call}
      onSubmit={(event) =>
        void form.handleSubmit((body) => call.send({ params: { id: request.id }, body }))(event)
      }
    >
      <SelectField
        control={form.control}
        name="primaryRole"
        label="Role"
        options={roleOptions(useMember().primaryRole, request.userType)}
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
