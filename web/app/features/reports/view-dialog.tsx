import { maxLength } from "@caseload/contract/limits";
import { reportToasts } from "@caseload/contract/reporting/report-toasts";
import { newReportView, type ReportView, type ViewedReport } from "@caseload/contract/reporting/report-views";
import { useSchemaForm } from "~/lib/form.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
import { Field } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";

const naming = newReportView.pick({ name: true });

type ViewDialogProps = DialogControl &
  (
    | { readonly report: ViewedReport; readonly onSaved: (view: ReportView) => void; readonly view?: never }
    | { readonly view: ReportView }
  );

/** Names a new view, or renames one. */
export default function ViewDialog(props: ViewDialogProps) {
  const { view, open, onOpenChange } = props;
  const toast = useToast();
  const form = useSchemaForm(naming, { defaultValues: { name: view?.name ?? "" } });
  const saving = useFormCall("saveReportView", form, {
    onSuccess: (saved) => {
      toast.success({ ...reportToasts.viewSaved, text: saved.name });
      onOpenChange(false);
      if (!props.view) props.onSaved(saved);
    },
  });
  const renaming = useFormCall("changeReportView", form, { onSuccess: () => onOpenChange(false) });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={view ? "Rename view" : "Save view"}
      description={
        view
          ? undefined
          : "It keeps the table, period, filters, columns and order. Only you see your saved views."
      }
      action={view ? "Rename" : "Save View"}
      pendingText="Saving"
      failure={reportToasts.viewFailed.title}
      call={view ? renaming : saving}
      onSubmit={(event) =>
        void form.handleSubmit(({ name }) => {
          if (props.view) renaming.send({ params: { id: props.view.id }, body: { name } });
          else saving.send({ body: { name, report: props.report } });
        })(event)
      }
    >
      <Field label="Name" error={form.formState.errors.name?.message}>
        <TextInput maxLength={maxLength.shortText} {...form.register("name")} />
      </Field>
    </FormDialog>
  );
}
