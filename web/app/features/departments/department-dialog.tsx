import { type Department, departmentForm } from "@caseload/contract/firms/departments";
import { maxLength } from "@caseload/contract/limits";
import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import { useSchemaForm } from "~/lib/form.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
import { Field } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";

/** Names a new department, or renames the one given. */
export default function DepartmentDialog({
  department,
  ...control
}: DialogControl & { department: Department | null }) {
  const toast = useToast();
  const form = useSchemaForm(departmentForm, { defaultValues: { name: department?.name ?? "" } });
  const options = {
    onSuccess: () => {
      toast.success(firmToasts.departmentSaved);
      control.onOpenChange(false);
    },
  };
  const creation = useFormCall("createDepartment", form, options);
  const renaming = useFormCall("renameDepartment", form, options);
  return (
    <FormDialog
      {...control}
      title={department ? "Rename department" : "New department"}
      action={department ? "Rename" : "Create"}
      pendingText="Saving"
      failure={firmToasts.teamFailed.title}
      call={department ? renaming : creation}
      onSubmit={(event) =>
        void form.handleSubmit((body) =>
          department ? renaming.send({ params: { id: department.id }, body }) : creation.send({ body }),
        )(event)
      }
    >
      <Field label="Department name" error={form.formState.errors.name?.message}>
        <TextInput maxLength={maxLength.department} {...form.register("name")} />
      </Field>
    </FormDialog>
  );
}
