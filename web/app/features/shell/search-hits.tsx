import { useEffect, useImperativeHandle, useState, type RefObject } from "react";
import { useNavigate } from "react-router";
import { useMember } from "~/lib/session.ts";
import { forgetSearches, recentSearches, rememberSearch } from "./recent-searches.ts";
import { allJobs, hidden, type SearchKeys, type ShownList } from "./search-box.ts";
import { FoundList, RecentList } from "./search-lists.tsx";
import { type Choice, useHighlight } from "./use-highlight.ts";
import { useSearchHits } from "./use-search-hits.ts";

interface SearchHitsProps {
  text: string;
  listId: string;
  isInline: boolean;
  keys: RefObject<SearchKeys | null>;
  onList: (list: ShownList) => void;
  onFill: (words: string) => void;
  onLeave: () => void;
}

/** The list under the header's search box: recent searches, or what the words find (WAI-ARIA combobox pattern). */
export default function SearchHits({ text, listId, isInline, ...box }: SearchHitsProps) {
  const { keys, onList, onFill, onLeave } = box;
  const navigate = useNavigate();
  const { id: userId } = useMember();
  const [recent, setRecent] = useState(() => recentSearches(userId));
  const words = text.trim();
  const hits = useSearchHits(words);

  const remember = (): void => rememberSearch(userId, words);
  function open(to: string): void {
    remember();
    onLeave();
    void navigate(to);
  }
  const places = [...hits.groups.flatMap((group) => group.hits.map(({ to }) => to)), allJobs(words)];
  const acts = words === "" ? recent.map((one) => () => onFill(one)) : places.map((to) => () => open(to));
  const choices = acts.map((choose, at): Choice => ({ id: `${listId}-${at}`, choose }));
  const { active, press } = useHighlight(text, choices);
  const isShown = choices.length > 0;

  useImperativeHandle(keys, () => ({ press, remember }));
  useEffect(() => onList({ isShown, active }), [onList, isShown, active]);
  useEffect(() => () => onList(hidden), [onList]);
  if (!isShown) return null;

  function forget(): void {
    forgetSearches();
    setRecent([]);
    onFill("");
  }
  const list = { listId, isInline, choices, active };
  return words === "" ? (
    <RecentList {...list} recent={recent} onForget={forget} />
  ) : (
    <FoundList {...list} words={words} {...hits} />
  );
}
