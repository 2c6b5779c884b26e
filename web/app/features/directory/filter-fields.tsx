import { maxLength } from "@caseload/contract/limits";
import MapPin from "lucide-react/icons/map-pin";
import Search from "lucide-react/icons/search";
import { Field } from "~/ui/field.tsx";
import { Select } from "~/ui/select.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import { filterOptions, type DirectoryFilters } from "./directory-filters.ts";

interface FilterFieldsProps {
  draft: DirectoryFilters;
  choose: (change: Partial<DirectoryFilters>) => void;
}

const selects = [
  { name: "specialty", label: "Specialty" },
  { name: "experience", label: "Experience" },
  { name: "maxRate", label: "Hourly rate" },
  { name: "availability", label: "Availability" },
  { name: "arrangement", label: "Work arrangement" },
] as const;

/** The fields of the card and of the sheet on phones. */
export function FilterFields({ draft, choose }: FilterFieldsProps) {
  return (
    <>
      <Field label="Keywords">
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
      {selects.map(({ name, label }) => (
        <Field key={name} label={label}>
          <Select
            options={filterOptions[name]}
            value={draft[name]}
            onValueChange={(value) => choose({ [name]: value })}
          />
        </Field>
      ))}
    </>
  );
}
