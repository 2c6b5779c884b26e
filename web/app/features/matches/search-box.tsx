import { maxLength } from "@caseload/contract/limits";
import Search from "lucide-react/icons/search";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState } from "react";
import { Button } from "~/ui/button.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import styles from "./matches.module.css";

interface SearchBoxProps {
  query: string;
  onSearch: (query: string) => void;
  filtersShown: boolean;
  onToggleFilters: () => void;
  /** Opens the filters of phones. */
  onOpenSheet: () => void;
}

/** The search text, with the buttons of the filters. */
export function SearchBox({ query, onSearch, filtersShown, onToggleFilters, onOpenSheet }: SearchBoxProps) {
  const [base, setBase] = useState(query);
  const [text, setText] = useState(query);
  // The address also changes by Back and Forward.
  if (base !== query) {
    setBase(query);
    setText(query);
  }
  return (
    <form
      className={styles.searchBox}
      role="search"
      aria-label="Matches"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text);
      }}
    >
      <TextInput
        large
        largeIcon
        icon={Search}
        type="search"
        enterKeyHint="search"
        aria-label="Search jobs in your own words"
        placeholder="Search jobs in your own words"
        maxLength={maxLength.shortText}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button className={styles.desktopOnly} variant="primary" size="lg" type="submit">
        Search
      </Button>
      <Button size="lg" className={styles.desktopOnly} aria-expanded={filtersShown} onClick={onToggleFilters}>
        <SlidersHorizontal className="icon" aria-hidden="true" />
        {filtersShown ? "Hide Filters" : "Show Filters"}
      </Button>
      <Button
        size="lg"
        className={styles.phonesOnly}
        aria-label="Show Filters"
        aria-haspopup="dialog"
        onClick={onOpenSheet}
      >
        <SlidersHorizontal className="icon" aria-hidden="true" />
      </Button>
    </form>
  );
}
