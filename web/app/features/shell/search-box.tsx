import { useState, type RefObject } from "react";
import { useNavigate } from "react-router";
import { recentSearchesKey } from "~/lib/leave-site.ts";
import { useMember } from "~/lib/session.ts";
import { Autocomplete, AutocompleteInput, AutocompletePopup } from "~/ui/autocomplete.tsx";
import { forgetKept, keep, keptOf } from "./kept-list.ts";
import * as paletteStyles from "./palette.module.css";
import { SearchInput } from "./search-input.tsx";
import { FirstList, FoundList } from "./search-lists.tsx";
import * as listStyles from "./search-lists.module.css";
import { hitSections, onwardSection, recentSection, type Section } from "./search-sections.ts";
import { usePalette } from "./use-palette.ts";
import { useSearchHits } from "./use-search-hits.ts";

export interface PaletteControl {
  /** Called when the person follows a result or runs a command. */
  onLeave: () => void;
  onFilters: () => void;
}

interface SearchBoxProps {
  box: RefObject<HTMLInputElement | null>;
  /** What it holds from the start. */
  typed?: string;
  /** The palette's list is part of the dialog and has commands, too. */
  palette?: PaletteControl;
}

/** The page of all jobs that a search finds. */
const allJobs = (words: string): string =>
  words === "" ? "/search/smart" : `/search/smart?${new URLSearchParams({ keyword: words })}`;

const nowhere = () => undefined;

/** Recent searches kept for one person. */
const maxRecentSearches = 6;

const recentSearches = (userId: number): readonly string[] => keptOf(recentSearchesKey, userId);

function rememberSearch(userId: number, text: string): void {
  const words = text.trim();
  if (words !== "") keep(recentSearchesKey, userId, words, maxRecentSearches);
}

const forgetSearches = (): void => forgetKept(recentSearchesKey);

/** A search box and its list: recent searches, or what the words find; in the palette commands too. */
export default function SearchBox({ box, typed = "", palette }: SearchBoxProps) {
  const navigate = useNavigate();
  const { id: userId } = useMember();
  const isInline = palette !== undefined;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [text, setText] = useState(typed);
  const [isOpen, setOpen] = useState(false);
  const [recent, setRecent] = useState(() => recentSearches(userId));
  const words = text.trim();
  const hits = useSearchHits(isInline || isOpen ? words : "");

  function close(): void {
    setText("");
    setOpen(false);
    palette?.onLeave();
  }
  function open(to: string): void {
    close();
    void navigate(to);
  }
  function search(to: string): void {
    rememberSearch(userId, words);
    setRecent(recentSearches(userId));
    open(to);
  }
  const commands = usePalette({ open, close, onFilters: palette?.onFilters ?? nowhere });
  const searches = recent.length > 0 ? [recentSection(recent, setText)] : [];
  const first = isInline ? [...commands.recent, ...searches, ...commands.first] : searches;
  const found: Section[] = [...(isInline ? commands.found(words) : []), ...hitSections(hits.groups, search)];
  const onward = onwardSection(words, () => search(allJobs(words)));
  const sections = words === "" ? first : [...found, onward];

  function clear(): void {
    forgetSearches();
    commands.forget();
    setRecent([]);
    setText("");
    box.current?.focus();
  }
  const isKept = searches.length + commands.recent.length > 0;
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  const { error, isLate, retry } = hits;
  const list =
    words === "" ? (
      <FirstList isInline={isInline} onClear={isKept ? clear : undefined} />
    ) : (
      <FoundList {...{ error, isLate, retry, words, count }} />
    );
  const input = (
    <AutocompleteInput
      ref={box}
      render={<SearchInput isInPalette={isInline} />}
      onFocus={() => setOpen(true)}
    />
  );
  // Outside the form: the library adds an input of its own, and a form of two inputs without a button ignores Enter.
  return (
    <Autocomplete
      items={sections}
      value={text}
      onValueChange={setText}
      open={isInline || (isOpen && sections.length > 0)}
      onOpenChange={(next, { reason }) => {
        // What an option does decides whether the list stays.
        if (reason !== "item-press") setOpen(next);
      }}
      isInline={isInline}
    >
      <form
        className={palette && paletteStyles.paletteForm}
        role="search"
        action="/search/smart"
        onSubmit={(event) => {
          event.preventDefault();
          search(allJobs(words));
        }}
      >
        {isInline ? (
          <>
            {input}
            <div className={listStyles.inline}>{list}</div>
          </>
        ) : (
          <div
            ref={setPlace}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget)) setOpen(false);
            }}
          >
            {input}
            <AutocompletePopup container={place} offset={6} className={listStyles.floating}>
              {list}
            </AutocompletePopup>
          </div>
        )}
      </form>
    </Autocomplete>
  );
}
