import { limits } from "@caseload/contract/limits";
import { useState } from "react";
import { useApiPages } from "./use-api-pages.ts";
import { useSettled } from "./use-settled.ts";

/** Milliseconds after the last key until the list is asked. */
const restMs = 250;

interface ColleaguesOptions {
  enabled?: boolean;
  /** Members of a page. */
  limit?: number;
}

/** The members of the viewer's firm by name, a page at a time. */
export function useColleagues({ enabled = true, limit = limits.maxPage }: ColleaguesOptions = {}) {
  const [typed, setTyped] = useState("");
  const q = useSettled(typed.trim(), restMs);
  const list = useApiPages(
    "listTeam",
    { query: { limit, ...(q && { q }) } },
    { enabled, placeholderData: (before) => before },
  );
  const { rows, hasMore, isLoadingMore, loadMore, error, isPending } = list;
  const [isLarge, setLarge] = useState(false);
  if (hasMore && !isLarge) setLarge(true);
  return {
    list,
    /** Everyone loaded so far; null until the first page arrives. */
    colleagues: isPending || (error && rows.length === 0) ? null : rows,
    /** Words narrow the list. */
    isNarrowed: q !== "",
    /** The properties of ColleagueSearch; null in firms of one page. */
    search: isLarge ? { value: typed, onValueChange: setTyped } : null,
    /** The properties of MoreRows. */
    more: { shown: rows.length, noun: "colleagues", hasMore, loading: isLoadingMore, onMore: loadMore },
  };
}
