import { useState } from "react";
import { useSearchParams } from "react-router";
import { noChoices, readChoices, writeChoices, type DirectoryChoices } from "./directory-filters.ts";

/**
 * The choices live in the address, so that a list can be linked, reloaded and gone back to. The address follows a moment
 * later; until then what was asked for counts, or a switch would jump back first.
 */
export function useDirectory() {
  const [address, setAddress] = useSearchParams();
  const [asked, setAsked] = useState<{ at: string; next: DirectoryChoices } | null>(null);
  const here = address.toString();
  if (asked && asked.at !== here) setAsked(null);
  const given = asked?.at === here ? asked.next : readChoices(address);
  const apply = (next: DirectoryChoices): void => {
    setAsked({ at: here, next });
    setAddress(writeChoices(next), { preventScrollReset: true });
  };
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
