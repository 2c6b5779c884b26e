import { maxLength } from "@caseload/contract/limits";
import type { UseFormReturn } from "react-hook-form";
import { suggestWords } from "~/lib/suggest-words.ts";
import { Checkbox } from "~/ui/checkbox.tsx";
import { Field } from "~/ui/field.tsx";
import { FieldRow } from "~/ui/field-row.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { WordsField } from "~/ui/words-field.tsx";
import type { EditFormOutput, EditFormValues } from "./edit-form.ts";

interface FieldsProps {
  form: UseFormReturn<EditFormValues, unknown, EditFormOutput>;
}

/** Experience and skills, in the terms that matching reads. */
export function KnowledgeFields({ form: { control } }: FieldsProps) {
  return (
    <>
      <WordsField
        control={control}
        name="skills"
        label="Skills"
        optional
        hint="Tasks, documents and tools. Suggestions are the terms matching looks for."
        placeholder="Add a skill"
        suggest={suggestWords.skill}
      />
      <WordsField
        control={control}
        name="languages"
        label="Languages"
        optional
        hint="Languages you work in, besides English."
        placeholder="Add a language"
        suggest={suggestWords.language}
      />
      <FieldRow>
        <WordsField
          control={control}
          name="courts"
          label="Courts and agencies"
          optional
          hint="Courts where you have filed."
          placeholder="Add a court"
          suggest={suggestWords.court}
        />
        <WordsField
          control={control}
          name="efilingSystems"
          label="E-filing systems"
          optional
          placeholder="Add a system"
          suggest={suggestWords.efilingSystem}
        />
      </FieldRow>
    </>
  );
}

/** Working hours, the first available day, and whether the rate is public. */
export function TimeFields({ form: { register, formState } }: FieldsProps) {
  const { errors } = formState;
  return (
    <>
      <FieldRow>
        <Field
          label="Hours per week"
          optional
          hint="Maximum hours per week."
          error={errors.hoursPerWeek?.message}
        >
          <TextInput inputMode="numeric" {...register("hoursPerWeek", { setValueAs: figure })} />
        </Field>
        <Field label="Available from" optional error={errors.availableFrom?.message}>
          <TextInput type="date" {...register("availableFrom")} />
        </Field>
      </FieldRow>
      <Field
        label="Working hours"
        optional
        hint="For example: weekdays 9 to 3 Eastern."
        error={errors.workingHours?.message}
      >
        <TextInput maxLength={maxLength.shortText} {...register("workingHours")} />
      </Field>
      <Checkbox
        hint="When this is off, others see Negotiable. Firms you apply to still see your rate, and matching uses it."
        {...register("showRate")}
      >
        Show my hourly rate
      </Checkbox>
    </>
  );
}

/** An empty field means none; anything unreadable becomes NaN, which the schema refuses. */
function figure(text: unknown): number | null {
  return text === "" || text === undefined || text === null ? null : Number(text);
}
