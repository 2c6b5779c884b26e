import { certifications } from "@caseload/contract/form-options";
import type { Option } from "@caseload/contract/options";
import {
  knownLanguages,
  postingExperience,
  postingPracticeAreas,
  postingUrgency,
} from "@caseload/contract/jobs/posting-options";
import { useWatch } from "react-hook-form";
import { SelectField } from "~/ui/controlled-fields.tsx";
import { FieldRow } from "~/ui/field-row.tsx";
import { WordsField } from "~/ui/words-field.tsx";
import { priorityOptions, SpecialtiesField, type PostingFormState } from "./posting-fields.tsx";

const maxSuggestions = 8;

const suggestFrom =
  (entries: readonly string[]) =>
  async (typed: string): Promise<readonly string[]> =>
    entries
      .filter((entry) => entry.toLowerCase().includes(typed.trim().toLowerCase()))
      .slice(0, maxSuggestions);
const suggestCredentials = suggestFrom(certifications);
const suggestLanguages = suggestFrom(knownLanguages);

/** Adds "No preference", and a stored value that the list does not have. */
function optionsWith(options: readonly Option[], stored: unknown): readonly Option[] {
  const known = options.some(({ value }) => value === stored);
  const storedOption =
    typeof stored === "string" && stored !== "" && !known ? [{ value: stored, label: stored }] : [];
  return [{ value: "", label: "No preference" }, ...storedOption, ...options];
}

const selects = [
  { name: "practiceArea", label: "Practice area", options: postingPracticeAreas },
  { name: "experienceRequired", label: "Experience", options: postingExperience },
] as const;

/** Requirements, priority and start. */
export function NeedFields({ form }: { form: PostingFormState }) {
  const { control } = form;
  const [practiceArea, experienceRequired, urgency] = useWatch({
    control,
    name: ["practiceArea", "experienceRequired", "urgency"],
  });
  const stored = { practiceArea, experienceRequired };
  return (
    <>
      <SpecialtiesField form={form} />
      <FieldRow>
        {selects.map(({ name, label, options }) => (
          <SelectField
            key={name}
            control={control}
            name={name}
            label={label}
            optional
            options={optionsWith(options, stored[name])}
          />
        ))}
      </FieldRow>
      <WordsField
        control={control}
        name="requiredCredentials"
        label="Required credentials"
        optional
        hint="Press Enter after each."
        suggest={suggestCredentials}
        placeholder="Certified Paralegal (CP)"
      />
      <WordsField
        control={control}
        name="requiredLanguages"
        label="Required languages"
        optional
        hint="Besides English."
        suggest={suggestLanguages}
        placeholder="Spanish"
      />
      <FieldRow>
        <SelectField control={control} name="priority" label="Priority" options={priorityOptions} />
        <SelectField
          control={control}
          name="urgency"
          label="Start"
          optional
          options={optionsWith(postingUrgency, urgency)}
        />
      </FieldRow>
    </>
  );
}
