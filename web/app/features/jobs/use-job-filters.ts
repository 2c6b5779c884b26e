import { useState } from "react";
import { useSearchParams } from "react-router";
import { noFilters, readFilters, writeFilters, type JobFilters } from "./job-filters.ts";

/** The applied filters live in the address, so that a list can be linked, reloaded and gone back to. */
export function useJobFilters() {
  const [address, setAddress] = useSearchParams();
  const applied = readFilters(address);
  const apply = (next: JobFilters): void => setAddress(writeFilters(next), { preventScrollReset: true });
  return { applied, apply, clear: () => apply(noFilters) };
}

/** What is being chosen before Apply Filters; follows the address when that changes by other means. */
export function useFilterDraft(applied: JobFilters) {
  const [base, setBase] = useState(applied);
  const [draft, setDraft] = useState(applied);
  if (writeFilters(base).toString() !== writeFilters(applied).toString()) {
    setBase(applied);
    setDraft(applied);
  }
  const choose = (change: Partial<JobFilters>): void => setDraft({ ...draft, ...change });
  return { draft, choose };
}
