import { useState } from "react";
import { useSearchParams } from "react-router";

/** The saved search being edited is in the address, beside its filters. */
export function keepSaved(next: URLSearchParams, address: URLSearchParams): URLSearchParams {
  const saved = address.get("saved");
  if (saved !== null) next.set("saved", saved);
  return next;
}

/**
 * Choices that live in the address, so that what they lead to can be linked, reloaded and gone back to. The address
 * follows a moment later; until then what was asked for counts, or a switch would jump back first.
 */
export function useInAddress<Choices>(
  read: (address: URLSearchParams) => Choices,
  write: (choices: Choices) => URLSearchParams,
): [given: Choices, apply: (next: Choices, options?: { replace?: boolean }) => void] {
  const [address, setAddress] = useSearchParams();
  const [asked, setAsked] = useState<{ at: string; next: Choices } | null>(null);
  const here = address.toString();
  if (asked && asked.at !== here) setAsked(null);
  const apply = (next: Choices, { replace = false } = {}): void => {
    setAsked({ at: here, next });
    setAddress(keepSaved(write(next), address), { preventScrollReset: true, replace });
  };
  return [asked?.at === here ? asked.next : read(address), apply];
}
