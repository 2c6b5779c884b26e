import Search from "lucide-react/icons/search";
import { Suspense, useState, type Ref, type SyntheticEvent } from "react";
import { lazyPart } from "~/ui/lazy-part.ts";
import { TextInput } from "~/ui/text-input.tsx";
import type { PaletteControl } from "./search-hits.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./palette.module.css";
import searchHitsStyles from "./search-hits.module.css";
import shellStyles from "./shell.module.css";

const SearchHits = lazyPart(() => import("./search-hits.tsx"));

interface SearchFormProps {
  /** Stands in the palette: what is found lies below instead of floating. */
  palette?: PaletteControl;
  ref?: Ref<HTMLInputElement>;
}

/**
 * The header's search: a few of everything as one types, all jobs on Enter. Every page carries the bare box, which works
 * by itself; its list, with all that the box does for it, loads when it is first entered.
 */
export function SearchForm({ palette, ref }: SearchFormProps) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const enter = (event: SyntheticEvent<HTMLInputElement>): void => setForm(event.currentTarget.form);
  return (
    <form
      className={classNames(styles.searchForm, searchHitsStyles.searchForm, shellStyles.searchForm)}
      role="search"
      action="/search/smart"
    >
      <TextInput
        ref={ref}
        icon={Search}
        name="keyword"
        role="combobox"
        aria-label="Search"
        aria-expanded={false}
        placeholder={palette ? "Search, or go anywhere" : "Search jobs, applications or messages"}
        maxLength={120}
        autoComplete="off"
        onFocus={enter}
        onInput={enter}
      />
      {form && (
        <Suspense>
          <SearchHits form={form} palette={palette} />
        </Suspense>
      )}
    </form>
  );
}
