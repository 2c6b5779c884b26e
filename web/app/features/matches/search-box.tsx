import { maxLength } from "@caseload/contract/limits";
import Search from "lucide-react/icons/search";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState } from "react";
import { Button } from "~/ui/button.tsx";
import { TextInput } from "~/ui/text-input.tsx";
import styles from "./matches.module.css";

interface SearchBoxProps {
  /** What is searched for now. */
  words: string;
  onSearch: (words: string) => void;
  filtersShown: boolean;
  onToggleFilters: () => void;
  /** Opens them as a sheet, on phones. */
  onOpenSheet: () => void;
}

/** A search in one's own words, and the way to the filters. */
export function SearchBox({ words, onSearch, filtersShown, onToggleFilters, onOpenSheet }: SearchBoxProps) {
  const [base, setBase] = useState(words);
  const [text, setText] = useState(words);
  // Back and Forward change the address under the box.
  if (base !== words) {
    setBase(words);
    setText(words);
  }
  return (
    <form
      className={styles.matchAsk}
      role="search"
      aria-label="Matches"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text);
      }}
    >
      <TextInput
        icon={Search}
        type="search"
        enterKeyHint="search"
        aria-label="Search jobs in your own words"
        placeholder="Search jobs in your own words"
        maxLength={maxLength.shortText}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button variant="primary" size="lg" type="submit">
        Search
      </Button>
      <Button size="lg" className={styles.onDesk} aria-expanded={filtersShown} onClick={onToggleFilters}>
        <SlidersHorizontal className="icon" aria-hidden="true" />
        {filtersShown ? "Hide Filters" : "Show Filters"}
      </Button>
      <Button
        size="lg"
        className={styles.onPhone}
        aria-label="Show Filters"
        aria-haspopup="dialog"
        onClick={onOpenSheet}
      >
        <SlidersHorizontal className="icon" aria-hidden="true" />
      </Button>
    </form>
  );
}
