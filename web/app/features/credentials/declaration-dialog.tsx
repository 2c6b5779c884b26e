import { maxLength } from "@caseload/contract/limits";
import { stateRuleErrorMessages, stateRuleToasts } from "@caseload/contract/profiles/state-rule-messages";
import {
  type StateDeclaration,
  stateDeclaration,
  type StateRules,
  type StateStanding,
} from "@caseload/contract/profiles/state-rules";
import { useController, useWatch } from "react-hook-form";
import type { z } from "zod";
import { useSchemaForm } from "~/lib/form.ts";
import { useFormCall } from "~/lib/use-form-call.ts";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { FormDialog } from "~/ui/form-dialog.tsx";
import { RadioList } from "~/ui/radio-list.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";

type DeclarationValues = z.input<typeof stateDeclaration>;

interface DeclarationDialogProps extends DialogControl {
  rules: StateRules;
  standing: StateStanding;
}

/** Declares a qualification with a typed signature. */
export default function DeclarationDialog({ rules, standing, ...control }: DeclarationDialogProps) {
  const toast = useToast();
  const { state, declaration } = rules;
  const bases = declaration?.bases ?? [];
  const form = useSchemaForm<DeclarationValues, StateDeclaration>(stateDeclaration, {
    defaultValues: {
      basis: standing.declaration?.basis ?? "",
      attorneyName: standing.declaration?.attorneyName ?? "",
      name: "",
    },
  });
  const { errors } = form.formState;
  const { field: basis } = useController({ control: form.control, name: "basis" });
  const chosen = useWatch({ control: form.control, name: "basis" });
  const needsAttorney = bases.some(({ key, needsAttorney: needs }) => key === chosen && needs);
  const call = useFormCall("declareForState", form, {
    onSuccess: () => {
      toast.success(stateRuleToasts.declared.title, stateRuleToasts.declared.text);
      control.onOpenChange(false);
    },
  });

  function send(body: StateDeclaration): void {
    if (needsAttorney && body.attorneyName === null)
      form.setError("attorneyName", {
        message: stateRuleErrorMessages.attorneyMissing.replace(" (attorneyName)", ""),
      });
    else call.send({ params: { state }, body });
  }
  return (
    <FormDialog
      {...control}
      title="Declare your qualification"
      description={declaration?.section}
      action="Sign Declaration"
      pendingText="Signing"
      failure={stateRuleToasts.failed.title}
      call={call}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <FieldGroup label="Qualification" error={errors.basis?.message}>
        <RadioList
          options={bases.map(({ key, label }) => ({ value: key, label }))}
          value={basis.value}
          onChange={basis.onChange}
        />
      </FieldGroup>
      {needsAttorney && (
        <Field
          label="Attorney who declared in writing that you are qualified"
          hint="For your own record. Firms don't see it here; keep the declaration to show it."
          error={errors.attorneyName?.message}
        >
          <TextInput maxLength={maxLength.name} autoComplete="off" {...form.register("attorneyName")} />
        </Field>
      )}
      <FieldGroup label="Declaration" error={errors.consent?.message}>
        <Checkbox {...form.register("consent")}>{declaration?.statement}</Checkbox>
      </FieldGroup>
      <Field label="Type your full name to sign" error={errors.name?.message}>
        <TextInput maxLength={maxLength.name} autoComplete="name" {...form.register("name")} />
      </Field>
    </FormDialog>
  );
}
