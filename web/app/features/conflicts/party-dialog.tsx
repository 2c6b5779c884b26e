import { namedParty, type Party } from "@caseload/contract/jobs/jobs";
import type { StoredPosting } from "@caseload/contract/jobs/postings";
import { partyRoleLabels, partyRoles } from "@caseload/contract/jobs/posting-options";
import { maxLength } from "@caseload/contract/limits";
import { useState } from "react";
import type { z } from "zod";
import { useSchemaForm } from "~/lib/form.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
import { SelectField } from "~/ui/controlled-fields.tsx";
import { Field } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { WordsField } from "~/ui/words-field.tsx";

const roleOptions = partyRoles.map((value) => ({ value, label: partyRoleLabels[value] }));

/** Names are private: nothing is suggested. */
const suggestNothing = () => Promise.resolve([]);

interface PartyDialogProps extends DialogControl {
  posting: Pick<StoredPosting, "id" | "parties" | "version">;
  /** The place of the party that is changed; null for a new one. */
  at: number | null;
}

/** Adds a party to a posting, or changes one. */
export default function PartyDialog({ posting, at, ...control }: PartyDialogProps) {
  const toast = useToast();
  // As the dialog found them: somebody else's change since then is refused, and not overwritten.
  const [{ id, parties, version }] = useState(posting);
  const party = at === null ? undefined : parties[at];
  const form = useSchemaForm<z.input<typeof namedParty>, Party>(namedParty, {
    defaultValues: {
      name: party?.name ?? "",
      aliases: party?.aliases ?? [],
      role: party?.role ?? "client",
    },
  });
  const call = useFormCall("changeParties", form, {
    onSuccess: () => {
      toast.success(party ? "Party updated" : "Party added", "Applications are checked again.");
      control.onOpenChange(false);
    },
  });
  const send = (named: Party): void => {
    const next = party ? parties.map((each) => (each === party ? named : each)) : [...parties, named];
    call.send({ params: { id }, body: { parties: next, version } });
  };
  return (
    <FormDialog
      {...control}
      title={party ? "Edit party" : "Add party"}
      description="Only those in your firm who manage this posting can read it. Applications and contracts on this job are checked again right away."
      action={party ? "Save Party" : "Add Party"}
      pendingText="Saving"
      failure={party ? "Failed to update the party" : "Failed to add the party"}
      call={call}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <Field label="Name" error={form.formState.errors.name?.message}>
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
        withCommas
      />
    </FormDialog>
  );
}
