import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { useFieldArray } from "react-hook-form";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { FieldList } from "./field-list.tsx";
import type { TermsForm } from "./use-terms-form.ts";
import * as styles from "./terms-editor.module.css";

/** The itemized services. */
export function ServiceFields({ form }: { form: TermsForm }) {
  const { control, register, formState } = form;
  const list = useFieldArray({ control, name: "services" });
  const problems = formState.errors.services;
  return (
    <FieldGroup label="Services" isLabelHidden error={problems?.root?.message}>
      <FieldList
        list={list}
        noun="service"
        addLabel="Add Service"
        min={1}
        max={engagementLimits.services}
        onAdd={() => list.append({ text: "" })}
      >
        {(index) => (
          <Field label={`Service ${index + 1}`} error={problems?.[index]?.text?.message}>
            <Textarea rows={2} {...register(`services.${index}.text`)} />
          </Field>
        )}
      </FieldList>
    </FieldGroup>
  );
}

/** Clauses after the standard sections. */
export function ClauseFields({ form }: { form: TermsForm }) {
  const { control, register, formState } = form;
  const list = useFieldArray({ control, name: "clauses" });
  const problems = formState.errors.clauses;
  return (
    <FieldGroup
      label="Extra clauses"
      isLabelHidden
      hint="Optional. They follow the standard sections of the agreement."
      error={problems?.root?.message}
    >
      <FieldList
        list={list}
        noun="clause"
        addLabel="Add Clause"
        min={0}
        max={engagementLimits.clauses}
        onAdd={() => list.append({ heading: "", text: "" })}
      >
        {(index) => (
          <div className={styles.clauseFields}>
            <Field label={`Heading ${index + 1}`} error={problems?.[index]?.heading?.message}>
              <TextInput {...register(`clauses.${index}.heading`)} />
            </Field>
            <Field label={`Clause ${index + 1}`} error={problems?.[index]?.text?.message}>
              <Textarea rows={3} {...register(`clauses.${index}.text`)} />
            </Field>
          </div>
        )}
      </FieldList>
    </FieldGroup>
  );
}
