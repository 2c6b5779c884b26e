import { Search } from "lucide-react";
import {
  Suspense,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
} from "react";
import { useNavigate } from "react-router";
import { lazyPart } from "~/lib/lazy-part.ts";
import { TextInput } from "~/ui/text-input.tsx";
import { allJobs, hidden, type SearchKeys } from "./search-box.ts";

const SearchHits = lazyPart(() => import("./search-hits.tsx"));

interface SearchFormProps {
  /** Stands in the search dialog: what is found lies below instead of floating, from the start. */
  isInline?: boolean;
  /** Called when somebody goes to what was found. */
  onLeave?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** The header's search: a few of everything as one types, all jobs on Enter. */
export function SearchForm({ isInline = false, onLeave, ref }: SearchFormProps) {
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(isInline);
  const [list, setList] = useState(hidden);
  const keys = useRef<SearchKeys>(null);

  function change(next: string): void {
    setText(next);
    setOpen(true);
  }
  function leave(): void {
    setText("");
    setOpen(isInline);
    onLeave?.();
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    keys.current?.remember();
    leave();
    void navigate(allJobs(text));
  }
  function press(event: KeyboardEvent): void {
    if (event.key === "ArrowDown") setOpen(true);
    if (event.key === "Escape" && !isInline) setOpen(false);
    keys.current?.press(event);
  }
  function blur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) setOpen(isInline);
  }

  return (
    <form className="search-form" role="search" action="/search/smart" onSubmit={submit} onBlur={blur}>
      <TextInput
        ref={ref}
        icon={Search}
        name="keyword"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={list.isShown}
        aria-controls={list.isShown ? listId : undefined}
        aria-activedescendant={list.active}
        placeholder="Search jobs, applications or messages"
        enterKeyHint="search"
        value={text}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => change(event.currentTarget.value)}
        onFocus={() => setOpen(true)}
        onKeyDown={press}
      />
      {isOpen && (
        <Suspense>
          <SearchHits
            {...{ text, listId, isInline, keys }}
            onList={setList}
            onFill={change}
            onLeave={leave}
          />
        </Suspense>
      )}
    </form>
  );
}
