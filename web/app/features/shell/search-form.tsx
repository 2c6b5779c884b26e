import Search from "lucide-react/icons/search";
import { Suspense, useEffect, useRef, useState, type Ref, type SyntheticEvent } from "react";
import { lazyPart } from "~/ui/lazy-part.ts";
import { TextInput } from "~/ui/text-input.tsx";
import type { PaletteControl } from "./search-hits.tsx";
import * as styles from "./palette.module.css";

const SearchHits = lazyPart(() => import("./search-hits.tsx"));

interface SearchFormProps {
  /** In the palette, the list fills the dialog instead of floating below the box. */
  palette?: PaletteControl;
  ref?: Ref<HTMLInputElement>;
}

/**
 * The header's search: a few results of each kind while typing, all jobs on Enter. Every page has the plain form, which
 * works without code; its list loads when the box is first focused.
 */
export function SearchForm({ palette, ref }: SearchFormProps) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const enter = (event: SyntheticEvent<HTMLInputElement>): void => setForm(event.currentTarget.form);
  // The box may have been focused before the page's code arrived.
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) setForm(element.current);
  }, []);
  return (
    <form ref={element} className={palette && styles.paletteForm} role="search" action="/search/smart">
      <TextInput
        ref={ref}
        icon={Search}
        look={palette ? "bare" : "quiet"}
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
