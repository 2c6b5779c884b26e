import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import Plus from "lucide-react/icons/plus";
import { useRef } from "react";
import { useFieldArray } from "react-hook-form";
import { Button } from "~/ui/button.tsx";
import { Field, FieldGroup } from "~/ui/field.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { Textarea } from "~/ui/textarea.tsx";
import { ListButtons } from "./list-buttons.tsx";
import type { TermsForm } from "./use-terms-form.ts";
import * as styles from "./terms-editor.module.css";

/** The itemized services. */
export function ServiceFields({ form }: { form: TermsForm }) {
  const { control, register, formState } = form;
  const list = useFieldArray({ control, name: "services" });
  const addButton = useRef<HTMLButtonElement>(null);
  const problems = formState.errors.services;
  return (
    <FieldGroup label="Services" error={problems?.root?.message}>
      <ol className={styles.list}>
        {list.fields.map(({ id }, index) => (
          <li key={id} className={styles.entry}>
            <Field label={`Service ${index + 1}`} error={problems?.[index]?.text?.message}>
              <Textarea rows={2} {...register(`services.${index}.text`)} />
            </Field>
            <ListButtons
              noun={`service ${index + 1}`}
              index={index}
              count={list.fields.length}
              onMove={list.move}
              onRemove={
                list.fields.length > 1
                  ? () => {
                      list.remove(index);
                      addButton.current?.focus();
                    }
                  : undefined
              }
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          ref={addButton}
          size="sm"
          disabled={list.fields.length >= engagementLimits.services}
          onClick={() => list.append({ text: "" })}
        >
          <Plus className="icon" aria-hidden="true" />
          Add Service
        </Button>
      </div>
    </FieldGroup>
  );
}

/** Clauses after the standard sections. */
export function ClauseFields({ form }: { form: TermsForm }) {
  const { control, register, formState } = form;
  const list = useFieldArray({ control, name: "clauses" });
  const addButton = useRef<HTMLButtonElement>(null);
  const problems = formState.errors.clauses;
  return (
    <FieldGroup
      label="Extra clauses"
      optional
      hint="They follow the standard sections of the agreement."
      error={problems?.root?.message}
    >
      {list.fields.length > 0 && (
        <ol className={styles.list}>
          {list.fields.map(({ id }, index) => (
            <li key={id} className={styles.entry}>
              <div className={styles.clauseFields}>
                <Field label={`Heading ${index + 1}`} error={problems?.[index]?.heading?.message}>
                  <TextInput {...register(`clauses.${index}.heading`)} />
                </Field>
                <Field label={`Clause ${index + 1}`} error={problems?.[index]?.text?.message}>
                  <Textarea rows={3} {...register(`clauses.${index}.text`)} />
                </Field>
              </div>
              <ListButtons
                noun={`clause ${index + 1}`}
                index={index}
                count={list.fields.length}
                onMove={list.move}
                onRemove={() => {
                  list.remove(index);
                  addButton.current?.focus();
                }}
              />
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button
          ref={addButton}
          size="sm"
          disabled={list.fields.length >= engagementLimits.clauses}
          onClick={() => list.append({ heading: "", text: "" })}
        >
          <Plus className="icon" aria-hidden="true" />
          Add Clause
        </Button>
      </div>
    </FieldGroup>
  );
}
