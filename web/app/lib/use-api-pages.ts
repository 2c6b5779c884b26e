import { useInfiniteQuery } from "@tanstack/react-query";
import type { ApiError } from "./api-error.ts";
import type { CallInput, CallName, Output } from "./api-types.ts";
import { pagesKey } from "./query-client.ts";
import type { ReadArguments } from "./use-api.ts";

/** The calls that answer an array a page at a time. */
type PagedName = { [N in CallName]: Output<N> extends readonly unknown[] ? N : never }[CallName];

/** Reads a list page by page; `rows` holds everything loaded so far. */
export function useApiPages<N extends PagedName>(name: N, ...[input, options]: ReadArguments<N>) {
  const base: CallInput = input ?? {};
  const result = useInfiniteQuery({
    queryKey: pagesKey(name, base),
    queryFn: async ({ pageParam, signal }) => {
      const { apiPage } = await import("./api-page.ts");
      return apiPage(name, { ...base, query: { ...base.query, cursor: pageParam ?? undefined } }, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    ...options,
  });
  const { data, fetchNextPage } = result;
  /** Asks again where a live update, which refetches the pages that are there, has taken the place of the request. */
  async function loadMore(): Promise<void> {
    const next = await fetchNextPage({ cancelRefetch: false });
    if (next.isSuccess && next.hasNextPage && next.data.pages.length === data?.pages.length) await loadMore();
  }
  return {
    rows: data?.pages.flatMap((page): Output<N>[number][] => page.rows) ?? [],
    isPending: result.isPending,
    /** The rows belong to the question before. */
    isPlaceholder: result.isPlaceholderData,
    error: result.error as ApiError | null,
    hasMore: result.hasNextPage,
    isLoadingMore: result.isFetchingNextPage,
    loadMore: () => void loadMore(),
    refetch: () => void result.refetch(),
  };
}
