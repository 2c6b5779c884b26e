import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { useMember } from "~/lib/session.ts";
import { forgetSearches, recentSearches, rememberSearch } from "./recent-searches.ts";
import { FoundList, RecentList } from "./search-lists.tsx";
import { type Choice, useHighlight } from "./use-highlight.ts";
import { useBoxEvents, useBoxState, useSearchBox } from "./use-search-box.ts";
import { useSearchHits } from "./use-search-hits.ts";

interface SearchHitsProps {
  form: HTMLFormElement;
  isInline: boolean;
  onLeave: (() => void) | undefined;
}

/** The page of all jobs that a search finds. */
const allJobs = (words: string): string =>
  words === "" ? "/search/smart" : `/search/smart?${new URLSearchParams({ keyword: words })}`;

/** The list under the header's search box: recent searches, or what the words find. */
export default function SearchHits({ form, isInline, onLeave }: SearchHitsProps) {
  const navigate = useNavigate();
  const { id: userId } = useMember();
  const listId = useId();
  const box = useSearchBox(form, isInline);
  const [recent, setRecent] = useState(() => recentSearches(userId));
  const words = box.text.trim();
  const hits = useSearchHits(box.isShown ? words : "");

  function open(to: string): void {
    rememberSearch(userId, words);
    setRecent(recentSearches(userId));
    box.leave();
    onLeave?.();
    void navigate(to);
  }
  const places = [...hits.groups.flatMap((group) => group.hits.map(({ to }) => to)), allJobs(words)];
  const acts = words === "" ? recent.map((one) => () => box.fill(one)) : places.map((to) => () => open(to));
  const choices = acts.map((choose, at): Choice => ({ id: `${listId}-${at}`, choose }));
  const isShown = box.isShown && choices.length > 0;
  const { active, press } = useHighlight(box.text, isShown ? choices : []);
  function onKey(key: string): boolean {
    if (key === "Escape" && isShown && !isInline) box.setOpen(false);
    else if (key === "ArrowDown" && !isShown) box.setOpen(true);
    else return press(key);
    return true;
  }
  useBoxEvents(form, box, { onKey, onSubmit: () => open(allJobs(words)) });
  useBoxState(form, listId, isShown, active);
  if (!isShown) return null;

  function forget(): void {
    forgetSearches();
    setRecent([]);
    box.fill("");
  }
  const list = { listId, isInline, choices, active };
  return words === "" ? (
    <RecentList {...list} recent={recent} onForget={forget} />
  ) : (
    <FoundList {...list} words={words} {...hits} />
  );
}
