import { maxLength } from "@caseload/contract/limits";
import MapPin from "lucide-react/icons/map-pin";
import Search from "lucide-react/icons/search";
import { Field } from "~/ui/field.tsx";
import { Select } from "~/ui/select.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { choices, type DirectoryChoices } from "./directory-filters.ts";

interface FilterFieldsProps {
  draft: DirectoryChoices;
  choose: (change: Partial<DirectoryChoices>) => void;
}

const labels = {
  specialty: "Specialty",
  experience: "Experience",
  maxRate: "Hourly rate",
  availability: "Availability",
  arrangement: "Work arrangement",
} as const;
const selects = ["specialty", "experience", "maxRate", "availability", "arrangement"] as const;

/** The same fields in the card of wide windows and in the phone's sheet. */
export function FilterFields({ draft, choose }: FilterFieldsProps) {
  return (
    <>
      <Field label="Words">
        <TextInput
          type="search"
          icon={Search}
          placeholder="Name, skill, court"
          maxLength={maxLength.shortText}
          value={draft.q}
          onChange={(event) => choose({ q: event.currentTarget.value })}
        />
      </Field>
      <Field label="Location">
        <TextInput
          icon={MapPin}
          placeholder="City or state"
          maxLength={maxLength.location}
          value={draft.location}
          onChange={(event) => choose({ location: event.currentTarget.value })}
        />
      </Field>
      {selects.map((name) => (
        <Field key={name} label={labels[name]}>
          <Select
            options={choices[name]}
            value={draft[name]}
            onValueChange={(value) => choose({ [name]: value })}
          />
        </Field>
      ))}
    </>
  );
}
