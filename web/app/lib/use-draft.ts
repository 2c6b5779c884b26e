import { useState } from "react";

/**
 * Filters that are being chosen but are not applied yet. They follow `applied` when it changes otherwise, such as by
 * the Back button.
 * @param write the address of the filters; two values with the same address are equal
 */
export function useDraft<Filters extends object>(
  applied: Filters,
  write: (filters: Filters) => URLSearchParams,
) {
  const [base, setBase] = useState(applied);
  const [draft, setDraft] = useState(applied);
  if (write(base).toString() !== write(applied).toString()) {
    setBase(applied);
    setDraft(applied);
  }
  const choose = (change: Partial<Filters>): void => setDraft({ ...draft, ...change });
  return { draft, choose };
}
