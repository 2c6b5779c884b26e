import { maxLength } from "@caseload/contract/limits";
import type { MatchQuery } from "@caseload/contract/matching/matches";
import type { MatchingPreferences } from "@caseload/contract/search/search-preferences";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useApi } from "~/lib/use-api.ts";
import { idOf } from "~/lib/addresses.ts";
import { keepSaved } from "~/lib/use-in-address.ts";
import { isSame, matchable, matchingPart, noPreferences } from "./match-preferences.ts";
import { useSavedSearch } from "./use-saved-search.ts";

/** The words stand in the address; preferences are the stored ones until somebody changes them here. */
export function useMatchSearch() {
  const [address, setAddress] = useSearchParams();
  const stored = useApi("getSearchPreferences");
  const [changed, setChanged] = useState<MatchingPreferences | null>(null);
  const [notifiesChanged, setNotifies] = useState<boolean | null>(null);
  const kept = stored.data && matchingPart(stored.data);
  const preferences = changed ?? kept ?? noPreferences;
  const q = (address.get("q") ?? "").trim().slice(0, maxLength.shortText);
  const isChanged = changed !== null && (kept === undefined || !isSame(changed, kept));
  const notifies = notifiesChanged ?? stored.data?.autoNotifications ?? false;
  const addressOf = (words: string): URLSearchParams =>
    keepSaved(new URLSearchParams(words === "" ? {} : { q: words }), address);
  const savedId = idOf(address.get("saved") ?? undefined);
  useSavedSearch(savedId, ({ query: words, filters }) => {
    setChanged(matchingPart({ ...noPreferences, ...matchable(filters) }));
    setAddress(addressOf(words), { replace: true, preventScrollReset: true });
  });
  const query: MatchQuery = isChanged
    ? { q: q || undefined, preferences: "given", ...preferences }
    : { q: q || undefined, preferences: "saved" };
  return {
    q,
    query,
    stored,
    preferences,
    isChanged,
    notifies,
    chooseNotifies: setNotifies,
    /** Whether Save Preferences has something to save. */
    isUnsaved: isChanged || notifies !== (stored.data?.autoNotifications ?? false),
    hasPreferences: !isSame(preferences, noPreferences),
    search: (words: string) => setAddress(addressOf(words.trim()), { preventScrollReset: true }),
    choose: (change: Partial<MatchingPreferences>) => setChanged({ ...preferences, ...change }),
    reset: () => setChanged(noPreferences),
    /** After they were stored as they stand. */
    settle: () => {
      setChanged(null);
      setNotifies(null);
    },
  };
}

export type MatchSearchState = ReturnType<typeof useMatchSearch>;
