import { useEffect } from "react";
import { limits } from "@caseload/contract/limits";
import { useApiPages } from "~/lib/use-api-pages.ts";

/** All of the viewer's contracts, newest first. Both tabs count them, so every page is fetched. */
export function useContracts() {
  const list = useApiPages("listContracts", { query: { limit: limits.maxPage } });
  const { hasMore, isLoadingMore, error, loadMore } = list;
  useEffect(() => {
    if (hasMore && !isLoadingMore && !error) loadMore();
  }, [hasMore, isLoadingMore, error, loadMore]);
  return { ...list, isComplete: !list.isPending && !hasMore };
}
