import { maxLength } from "@caseload/contract/limits";
import MapPin from "lucide-react/icons/map-pin";
import Search from "lucide-react/icons/search";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import type { SmartSearchState } from "./use-smart-search.ts";
import styles from "./smart-search.module.css";

interface SearchLineProps {
  state: SmartSearchState;
  filtersShown: boolean;
  onToggleFilters: () => void;
  /** Opens them as a sheet, on phones. */
  onOpenSheet: () => void;
}

/** Words and place, and the way to the advanced filters. */
export function SearchLine({ state, filtersShown, onToggleFilters, onOpenSheet }: SearchLineProps) {
  const { typed, type, choose } = state;
  return (
    <form
      className={styles.smartAsk}
      role="search"
      aria-label="Jobs"
      onSubmit={(event) => {
        event.preventDefault();
        choose({});
      }}
    >
      <Field label="Keyword">
        <TextInput
          icon={Search}
          type="search"
          enterKeyHint="search"
          placeholder="Skill, matter, form number or law office"
          maxLength={maxLength.shortText}
          value={typed.keyword}
          onChange={(event) => type({ keyword: event.currentTarget.value })}
        />
      </Field>
      <Field label="Location">
        <TextInput
          icon={MapPin}
          enterKeyHint="search"
          placeholder="City, state, ZIP code or remote"
          maxLength={maxLength.location}
          value={typed.location}
          onChange={(event) => type({ location: event.currentTarget.value })}
        />
      </Field>
      <Button variant="primary" size="lg" type="submit">
        Search
      </Button>
      <Button
        size="lg"
        className={styles.onDesk}
        aria-expanded={filtersShown}
        aria-controls="advanced-filters"
        onClick={onToggleFilters}
      >
        <SlidersHorizontal className="icon" aria-hidden="true" />
        Advanced Filters
      </Button>
      <Button size="lg" className={styles.onPhone} aria-haspopup="dialog" onClick={onOpenSheet}>
        <SlidersHorizontal className="icon" aria-hidden="true" />
        Filters
      </Button>
    </form>
  );
}
