import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { recentSearchesKey } from "~/lib/leave-site.ts";
import { useMember } from "~/lib/session.ts";
import { forgetKept, keep, keptOf } from "./kept-list.ts";
import { FirstList, FoundList } from "./search-lists.tsx";
import { hitSections, onwardSection, recentSection, type Section } from "./search-sections.ts";
import { type Choice, useHighlight } from "./use-highlight.ts";
import { usePalette } from "./use-palette.ts";
import { useBoxEvents, useBoxState, useSearchBox } from "./use-search-box.ts";
import { useSearchHits } from "./use-search-hits.ts";

export interface PaletteControl {
  /** Called when the person follows a result or runs a command. */
  onLeave: () => void;
  onFilters: () => void;
}

interface SearchHitsProps {
  form: HTMLFormElement;
  /** The palette's list is part of the dialog and has commands, too. */
  palette: PaletteControl | undefined;
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

/** The list under a search box: recent searches, or what the words find; in the palette commands too. */
export default function SearchHits({ form, palette }: SearchHitsProps) {
  const navigate = useNavigate();
  const { id: userId } = useMember();
  const listId = useId();
  const isInline = palette !== undefined;
  const box = useSearchBox(form, isInline);
  const [recent, setRecent] = useState(() => recentSearches(userId));
  const words = box.text.trim();
  const hits = useSearchHits(box.isShown ? words : "");

  function close(): void {
    box.leave();
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
  const searches = recent.length > 0 ? [recentSection(recent, box.fill)] : [];
  const first = isInline ? [...commands.recent, ...searches, ...commands.first] : searches;
  const found: Section[] = [...(isInline ? commands.found(words) : []), ...hitSections(hits.groups, search)];
  const onward = onwardSection(words, () => search(allJobs(words)));
  const sections = words === "" ? first : [...found, onward];

  const items = sections.flatMap((section) => section.items);
  const choices = items.map(({ choose }, at): Choice => ({ id: `${listId}-${at}`, choose }));
  const isShown = box.isShown && choices.length > 0;
  const { active, press } = useHighlight(box.text, isShown ? choices : [], isInline ? 0 : -1);
  function onKey(key: string): boolean {
    if (key === "Escape" && isShown && !isInline) box.setOpen(false);
    else if (key === "ArrowDown" && !isShown) box.setOpen(true);
    else return press(key);
    return true;
  }
  useBoxEvents(form, box, { onKey, onSubmit: () => search(allJobs(words)) });
  useBoxState(form, listId, isShown, active);
  if (!isShown) return null;

  function clear(): void {
    forgetSearches();
    commands.forget();
    setRecent([]);
    box.fill("");
  }
  const list = { listId, isInline, sections, choices, active };
  const isKept = searches.length + commands.recent.length > 0;
  return words === "" ? (
    <FirstList {...list} onClear={isKept ? clear : undefined} />
  ) : (
    <FoundList
      {...list}
      error={hits.error}
      isLate={hits.isLate}
      retry={hits.retry}
      words={words}
      count={items.length - onward.items.length}
    />
  );
}
