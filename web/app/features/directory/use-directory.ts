import { useState } from "react";
import { useInAddress } from "~/lib/use-in-address.ts";
import { noChoices, readChoices, writeChoices, type DirectoryChoices } from "./directory-filters.ts";

/** The choices live in the address. */
export function useDirectory() {
  const [given, apply] = useInAddress(readChoices, writeChoices);
  return { given, apply, clear: () => apply({ ...noChoices, sort: given.sort }) };
}
export type DirectoryState = ReturnType<typeof useDirectory>;

/** What is being chosen before it is applied; follows the address when that changes by other means. */
export function useDraft(given: DirectoryChoices) {
  const [base, setBase] = useState(given);
  const [draft, setDraft] = useState(given);
  if (writeChoices(base).toString() !== writeChoices(given).toString()) {
    setBase(given);
    setDraft(given);
  }
  const choose = (change: Partial<DirectoryChoices>): void => setDraft({ ...draft, ...change });
  return { draft, choose };
}

/** The fields' choices with those that are made beside them, which take effect at once. */
export const withOthers = (draft: DirectoryChoices, given: DirectoryChoices): DirectoryChoices => ({
  ...draft,
  sort: given.sort,
  verified: given.verified,
  shortlisted: given.shortlisted,
});
