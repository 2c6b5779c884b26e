import {
  type LedgerEntry,
  ledgerEntryForm,
  type LedgerEntryInput,
} from "@caseload/contract/hiring/conflict-ledger";
import { ledgerRoleLabels, ledgerRoles } from "@caseload/contract/hiring/conflict-statuses";
import { maxLength } from "@caseload/contract/limits";
import type { z } from "zod";
import { useSchemaForm } from "~/lib/form.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
import { SelectField } from "~/ui/controlled-fields.tsx";
import { Field } from "~/ui/field.tsx";
import { FieldRow } from "~/ui/field-row.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { WordsField } from "~/ui/words-field.tsx";

type EntryValues = z.input<typeof ledgerEntryForm>;

const roleOptions = ledgerRoles.map((value) => ({ value, label: ledgerRoleLabels[value] }));

/** Names are private: nothing is suggested. */
const suggestNothing = () => Promise.resolve([]);

interface EntryDialogProps extends DialogControl {
  /** The party that is changed; a new one when null. */
  entry: LedgerEntry | null;
}

/** Adds a party to the ledger, or changes one. */
export default function EntryDialog({ entry, ...control }: EntryDialogProps) {
  const toast = useToast();
  const form = useSchemaForm<EntryValues, LedgerEntryInput>(ledgerEntryForm, {
    defaultValues: {
      name: entry?.name ?? "",
      aliases: entry?.aliases ?? [],
      role: entry?.role ?? "client",
      note: entry?.note ?? "",
      from: entry?.from ?? "",
      to: entry?.to ?? "",
    },
  });
  const { errors } = form.formState;
  const finish = (title: string) => () => {
    toast.success(title);
    control.onOpenChange(false);
  };
  const addition = useFormCall("addLedgerEntry", form, { onSuccess: finish("Party added") });
  const change = useFormCall("changeLedgerEntry", form, { onSuccess: finish("Party updated") });
  const send = (body: LedgerEntryInput): void => {
    if (entry) change.send({ params: { id: entry.id }, body });
    else addition.send({ body });
  };
  return (
    <FormDialog
      {...control}
      title={entry ? "Edit party" : "Add party"}
      description="Only you can read this. It applies to applications you've already sent after 24 hours."
      action={entry ? "Save Party" : "Add Party"}
      pendingText="Saving"
      failure={entry ? "Failed to update the party" : "Failed to add the party"}
      call={entry ? change : addition}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <Field label="Name" error={errors.name?.message}>
        <TextInput maxLength={maxLength.shortText} autoComplete="off" {...form.register("name")} />
      </Field>
      <SelectField control={form.control} name="role" label="Role" options={roleOptions} />
      <WordsField
        control={form.control}
        name="aliases"
        label="Aliases"
        optional
        hint="Former names, trade names and abbreviations. Press Enter after each."
        suggest={suggestNothing}
        placeholder="Brandywine Freight"
        withCommas
      />
      <FieldRow>
        <Field label="First day" optional error={errors.from?.message}>
          <TextInput type="date" {...form.register("from")} />
        </Field>
        <Field label="Last day" optional error={errors.to?.message}>
          <TextInput type="date" {...form.register("to")} />
        </Field>
      </FieldRow>
      <Field label="Note" optional error={errors.note?.message}>
        <Textarea rows={2} maxLength={maxLength.reason} {...form.register("note")} />
      </Field>
    </FormDialog>
  );
}
