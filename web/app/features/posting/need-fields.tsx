import { certifications } from "@caseload/contract/form-options";
import type { Option } from "@caseload/contract/options";
import {
  knownLanguages,
  postingExperience,
  postingPracticeAreas,
  postingUrgency,
} from "@caseload/contract/jobs/posting-options";
import { useWatch } from "react-hook-form";
import { SelectField, WordsField } from "~/ui/controlled-fields.tsx";
import { FieldRow } from "~/ui/field-row.tsx";
import { priorityOptions, SpecialtiesField, type PostingFormState } from "./posting-fields.tsx";

/** Those of a list that hold what has been typed. */
const among =
  (words: readonly string[]) =>
  async (typed: string): Promise<readonly string[]> =>
    words.filter((word) => word.toLowerCase().includes(typed.trim().toLowerCase())).slice(0, 8);
const suggestCredentials = among(certifications);
const suggestLanguages = among(knownLanguages);

/** With "not named", and with what is stored although the list lacks it. */
function choices(options: readonly Option[], stored: unknown): readonly Option[] {
  const known = options.some(({ value }) => value === stored);
  const kept =
    typeof stored === "string" && stored !== "" && !known ? [{ value: stored, label: stored }] : [];
  return [{ value: "", label: "Not named" }, ...kept, ...options];
}

const selects = [
  { name: "practiceArea", label: "Practice area", options: postingPracticeAreas },
  { name: "experienceRequired", label: "Experience", options: postingExperience },
] as const;

/** What the work asks of a paralegal, and how pressing it is. */
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
            options={choices(options, stored[name])}
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
          options={choices(postingUrgency, urgency)}
        />
      </FieldRow>
    </>
  );
}
