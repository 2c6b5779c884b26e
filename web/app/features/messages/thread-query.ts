import { type InfiniteData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import type { Message, Thread } from "@caseload/contract/messages/messages";
import { apiPage, type Page } from "~/lib/api-page.ts";
import type { ApiError } from "~/lib/api-error.ts";
import { apiKey } from "~/lib/query-client.ts";

/** Messages of one page: more than a pane shows, so that a thread rarely opens with its end alone. */
const pageSize = 40;

type Pages = InfiniteData<Page<Thread>, string | null>;

const inputFor = (userId: number) => ({ params: { userId }, query: { limit: pageSize } });
const keyFor = (userId: number) => [...apiKey("getThread", inputFor(userId)), "pages"];

/** One conversation, newest page first. While the page is hidden it is not fetched, because that marks it read. */
export function useThread(userId: number, isWatched: boolean) {
  const input = inputFor(userId);
  const result = useInfiniteQuery<Page<Thread>, ApiError, Pages, readonly unknown[], string | null>({
    queryKey: keyFor(userId),
    queryFn: ({ pageParam, signal }) =>
      apiPage("getThread", { ...input, query: { ...input.query, cursor: pageParam ?? undefined } }, signal),
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
    enabled: isWatched,
  });
  const newest = result.data?.pages[0]?.rows;
  return {
    thread: newest && { ...newest, messages: oldestFirst(result.data) },
    error: result.error,
    fetchedAt: result.dataUpdatedAt,
    retry: () => void result.refetch(),
    hasEarlier: result.hasNextPage,
    isLoadingEarlier: result.isFetchingNextPage,
    earlierFailed: result.isFetchNextPageError,
    loadEarlier: () => void result.fetchNextPage(),
  };
}

export type OpenThread = ReturnType<typeof useThread>;

const oldestFirst = (data: Pages | undefined): Message[] =>
  (data?.pages ?? []).toReversed().flatMap((page) => page.rows.messages);

/** Puts a message that the server has just stored at the end of its thread. */
export function addToThread(client: QueryClient, userId: number, message: Message): void {
  client.setQueryData<Pages>(keyFor(userId), (data) => {
    const [newest, ...older] = data?.pages ?? [];
    if (!data || !newest || newest.rows.messages.some(({ id }) => id === message.id)) return data;
    const rows = { ...newest.rows, messages: [...newest.rows.messages, message] };
    return { ...data, pages: [{ ...newest, rows }, ...older] };
  });
}
