import { useLateInput } from "~/ui/use-late-input.ts";
import { SearchInput } from "./search-input.tsx";

const loadBox = () => import("./search-box.tsx");

/**
 * The header's search: a few results of each kind while typing, all jobs on Enter. Every page has the plain form, which
 * works without code. The box with a list loads when the plain one is first focused, and takes over what it holds.
 */
export function SearchForm() {
  const { input, late, onFocus } = useLateInput(loadBox);
  if (late) {
    const { default: SearchBox } = late.part;
    return <SearchBox box={input} typed={late.text} />;
  }
  return (
    <form role="search" action="/search/smart">
      <SearchInput ref={input} role="combobox" aria-expanded={false} onFocus={onFocus} />
    </form>
  );
}
