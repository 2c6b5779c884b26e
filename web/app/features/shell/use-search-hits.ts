import { limits } from "@caseload/contract/limits";
import { useApi } from "~/lib/use-api.ts";
import { useLast } from "~/lib/use-last.ts";
import { useSettled } from "~/lib/use-settled.ts";
import { groupsOf, type HitGroup } from "./search-groups.ts";

/** Milliseconds of rest after which the server is asked. */
const restMs = 180;
const nothing: readonly HitGroup[] = [];

export type SearchHits = ReturnType<typeof useSearchHits>;

/**
 * What the words find; until then, what the words before them found stays. A question that is overtaken is called off.
 * @param words empty while the list is closed
 */
export function useSearchHits(words: string) {
  const asked = useSettled(words, restMs);
  const answer = useApi(
    "searchEverything",
    { query: { q: asked } },
    { enabled: asked !== "" && words !== "", staleTime: limits.searchResultsKeptMs },
  );
  const found = useLast(answer.data);
  const { error } = answer;
  return {
    groups: found && !error ? groupsOf(found) : nothing,
    error,
    /** What is shown belongs to other words. */
    isLate: words !== "" && (asked !== words || answer.isFetching),
    retry: () => void answer.refetch(),
  };
}
