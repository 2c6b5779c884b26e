import { useState } from "react";
import { useInAddress } from "~/lib/use-in-address.ts";
import { asked, readFilters, writeFilters, type SmartFilters } from "./smart-filters.ts";

/** The search as it stands in the address, and the words that are being typed for it. */
export function useSmartSearch() {
  const [given, apply] = useInAddress(readFilters, writeFilters);
  const standing = { keyword: given.keyword ?? "", location: given.location ?? "" };
  const [base, setBase] = useState(standing);
  const [typed, setTyped] = useState(standing);
  // Back, a chip or a saved search changes the words under the boxes.
  if (base.keyword !== standing.keyword || base.location !== standing.location) {
    setBase(standing);
    setTyped(standing);
  }
  const words = { keyword: typed.keyword.trim(), location: typed.location.trim() };
  return {
    given,
    apply,
    typed,
    type: (change: Partial<typeof standing>) => setTyped({ ...typed, ...change }),
    /** What is typed but not sent yet goes along. */
    choose: (change: SmartFilters) => apply(asked({ ...given, ...words, ...change })),
    clear: () => {
      setTyped({ keyword: "", location: "" });
      apply({});
    },
  };
}
export type SmartSearchState = ReturnType<typeof useSmartSearch>;
