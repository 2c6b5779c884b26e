import { limits } from "@caseload/contract/limits";
import type { ReactNode } from "react";
import type { Input } from "./api-types.ts";
import { useApi } from "./use-api.ts";

/** Filters of the job search, or of the job list. */
type Filters =
  | { readonly search: NonNullable<Input<"readJobSearch">["query"]> }
  | { readonly list: NonNullable<Input<"countJobs">["query"]> };

/** Renders what a filter finds by itself, and what is left without it; undefined until it is known. */
type Show = (byItself: number | undefined, left: number | undefined) => ReactNode;

interface NarrowingCountsProps {
  /** The filter without all others. */
  alone: Filters;
  /** All others. */
  rest: Filters;
  children: Show;
}

const NarrowingCounts = ({ alone, rest, children }: NarrowingCountsProps) =>
  children(useFound(alone), useFound(rest));

/** Counts what a filter finds `alone`, and what is left without it, for whoever shows both. */
export const narrowingCount = (alone: Filters, rest: Filters) => (show: Show) => (
  <NarrowingCounts alone={alone} rest={rest}>
    {show}
  </NarrowingCounts>
);

function useFound(filters: Filters): number | undefined {
  const isSearch = "search" in filters;
  const staleTime = limits.searchResultsKeptMs;
  const search = { query: isSearch ? filters.search : {} };
  const list = { query: isSearch ? {} : filters.list };
  const found = useApi("readJobSearch", search, { enabled: isSearch, staleTime }).data;
  const listed = useApi("countJobs", list, { enabled: !isSearch, staleTime }).data;
  return (isSearch ? found : listed)?.count;
}
