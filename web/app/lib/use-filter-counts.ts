import { limits } from "@caseload/contract/limits";
import type { Option } from "@caseload/contract/options";
import type { CountedFilter } from "@caseload/contract/search/filter-counts";
import { keepPreviousData } from "@tanstack/react-query";
import type { Input, Output } from "./api-types.ts";
import { plural } from "./phrases.ts";
import { useApi } from "./use-api.ts";

type ValueCount = NonNullable<Output<"countJobFilters">[CountedFilter]>[string];

function asText({ count, more }: ValueCount) {
  const words = plural(count, "job");
  return {
    figure: `${count.toLocaleString("en-US")}${more ? "+" : ""}`,
    words: count === 0 ? "no jobs" : more ? `at least ${words}` : words,
    isNone: count === 0,
  };
}

/** Of some of the postings only, nothing says nothing. */
const isKnown = (counted: ValueCount | undefined): counted is ValueCount =>
  counted !== undefined && (counted.count > 0 || !counted.more);

/** Values that leave a filter out, which have no count. */
const wholeLists = new Set(["", "any", "all"]);

/** In place of a count that could not be loaded. */
const notLoaded = { figure: "—", words: "count not available", isNone: false };

/**
 * Adds to the options of a filter how many jobs each would leave, beside the other filters of a search.
 * @param isWanted false until the options are about to be seen
 */
export function useFilterCounts(query: NonNullable<Input<"countJobFilters">["query"]>, isWanted = true) {
  const { data, isError } = useApi(
    "countJobFilters",
    { query },
    { enabled: isWanted, staleTime: limits.searchResultsKeptMs, placeholderData: keepPreviousData },
  );
  /** @param searched the search's value for an option, where the options have others */
  return <Counted extends Pick<Option, "value">>(
    name: CountedFilter,
    options: readonly Counted[],
    searched: (value: Counted["value"]) => string = (value) => value,
  ) =>
    options.map((option) => {
      if (!data && isError) return { ...option, found: wholeLists.has(option.value) ? undefined : notLoaded };
      const counted = data?.[name]?.[searched(option.value)];
      return { ...option, found: isKnown(counted) ? asText(counted) : undefined };
    });
}
