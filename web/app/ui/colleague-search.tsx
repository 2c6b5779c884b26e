import { maxLength } from "@caseload/contract/limits";
import Search from "lucide-react/icons/search";
import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

interface ColleagueSearchProps {
  value: string;
  onValueChange: (value: string) => void;
}

/** Narrows a list of the firm's members by name. Without one, as in firms of one page, it shows nothing. */
export const ColleagueSearch = ({ search }: { search: ColleagueSearchProps | null }) =>
  search && (
    <Field label="Find a colleague">
      <TextInput
        type="search"
        icon={Search}
        placeholder="Search names"
        maxLength={maxLength.shortText}
        value={search.value}
        onChange={({ currentTarget }) => search.onValueChange(currentTarget.value)}
        // In a dialog, Enter would send the form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
    </Field>
  );
