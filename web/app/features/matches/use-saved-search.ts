import { limits } from "@caseload/contract/limits";
import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import { toasts } from "@caseload/contract/toasts";
import { useEffect, useRef } from "react";
import { useApi } from "~/lib/use-api.ts";
import { useToast } from "~/ui/toast-context.ts";

/** Applies the saved search that the address names, once it is here. */
export function useSavedSearch(id: number, apply: (search: SavedSearch) => void): void {
  const toast = useToast();
  const isNamed = !Number.isNaN(id);
  const search = useApi(
    "listSavedSearches",
    {},
    { enabled: isNamed, staleTime: limits.savedSearchesKeptMs },
  ).data?.find((one) => one.id === id);
  const applied = useRef<number | null>(null);
  useEffect(() => {
    if (!search || applied.current === search.id) return;
    applied.current = search.id;
    apply(search);
    toast.success(toasts.searchApplied.title, search.name);
  }, [search, apply, toast]);
}
