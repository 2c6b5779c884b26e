import { maxLength } from "@caseload/contract/limits";
import MapPin from "lucide-react/icons/map-pin";
import Search from "lucide-react/icons/search";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import type { SmartSearchState } from "./smart-search.tsx";
import * as styles from "./smart-search.module.css";

interface SearchBoxProps {
  state: SmartSearchState;
  filtersShown: boolean;
  /** Pointer or focus has reached a button of the filters. */
  onNearFilters: () => void;
  onToggleFilters: () => void;
  /** Opens the filters of phones. */
  onOpenSheet: () => void;
}

/** Keyword and location, with the buttons of the advanced filters. */
export function SearchBox({
  state,
  filtersShown,
  onNearFilters,
  onToggleFilters,
  onOpenSheet,
}: SearchBoxProps) {
  const { typed, type, submit } = state;
  const near = { onPointerEnter: onNearFilters, onFocus: onNearFilters };
  return (
    <form
      className={styles.searchBox}
      role="search"
      aria-label="Jobs"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label="Keyword" className={styles.searchField}>
        <TextInput
          large
          icon={Search}
          type="search"
          enterKeyHint="search"
          placeholder="Privilege review part-time from Monday"
          maxLength={maxLength.shortText}
          value={typed.keyword}
          onChange={(event) => type({ keyword: event.currentTarget.value })}
        />
      </Field>
      <Field label="Location" className={styles.searchField}>
        <TextInput
          large
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
        className={styles.desktopOnly}
        aria-expanded={filtersShown}
        aria-controls="advanced-filters"
        {...near}
        onClick={onToggleFilters}
      >
        <SlidersHorizontal className="icon" aria-hidden="true" />
        Advanced Filters
      </Button>
      <Button size="lg" className={styles.phonesOnly} aria-haspopup="dialog" {...near} onClick={onOpenSheet}>
        <SlidersHorizontal className="icon" aria-hidden="true" />
        Filters
      </Button>
    </form>
  );
}
