import { maxLength } from "@caseload/contract/limits";
import { type SavedSearch, savedSearchChange } from "@caseload/contract/search/saved-searches";
import { searchToasts } from "@caseload/contract/search/search-toasts";
import { useSchemaForm } from "~/lib/form.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
import { Field } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";

const renaming = savedSearchChange.pick({ name: true }).required();

export default function RenameDialog({ search, ...control }: DialogControl & { search: SavedSearch }) {
  const form = useSchemaForm(renaming, { defaultValues: { name: search.name } });
  const call = useFormCall("changeSavedSearch", form, {
    onSuccess: () => control.onOpenChange(false),
  });
  return (
    <FormDialog
      {...control}
      title="Rename saved search"
      action="Rename"
      pendingText="Saving"
      failure={searchToasts.searchFailed.title}
      call={call}
      onSubmit={(event) =>
        void form.handleSubmit((body) => call.send({ params: { id: search.id }, body }))(event)
      }
    >
      <Field label="Name" error={form.formState.errors.name?.message}>
        <TextInput maxLength={maxLength.shortText} {...form.register("name")} />
      </Field>
    </FormDialog>
  );
}
