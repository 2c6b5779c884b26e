/** The hooks with which screens read and change data through the API. */
import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from "@tanstack/react-query";
import { useCallback } from "react";
import { apiPage, request, type ApiError } from "./api.ts";
import type { CallInput, CallName, Input, Output } from "./api-types.ts";
import { apiKey } from "./query-client.ts";

interface ReadOptions {
  /** False keeps the call from being made. */
  enabled?: boolean;
  /** Milliseconds until the answer counts as stale; never by default. */
  staleTime?: number;
}

type ReadArguments<N extends CallName> = object extends Input<N>
  ? [input?: Input<N>, options?: ReadOptions]
  : [input: Input<N>, options?: ReadOptions];

/** Reads one call. */
export function useApi<N extends CallName>(
  name: N,
  ...[input, options]: ReadArguments<N>
): UseQueryResult<Output<N>, ApiError> {
  return useQuery<Output<N>, ApiError>({ queryKey: apiKey(name, input), ...options });
}

/** The calls that answer an array a page at a time. */
type PagedName = { [N in CallName]: Output<N> extends readonly unknown[] ? N : never }[CallName];

/** Reads a list page by page; `rows` holds everything loaded so far. */
export function useApiPages<N extends PagedName>(name: N, ...[input, options]: ReadArguments<N>) {
  const base: CallInput = input ?? {};
  const result = useInfiniteQuery({
    queryKey: [...apiKey(name, base), "pages"],
    queryFn: ({ pageParam, signal }) =>
      apiPage(name, { ...base, query: { ...base.query, cursor: pageParam ?? undefined } }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    ...options,
  });
  return {
    rows: result.data?.pages.flatMap((page) => page.rows as Output<N>[number][]) ?? [],
    isPending: result.isPending,
    error: result.error as ApiError | null,
    hasMore: result.hasNextPage,
    isLoadingMore: result.isFetchingNextPage,
    loadMore: () => void result.fetchNextPage(),
    refetch: () => void result.refetch(),
  };
}

/** Marks the answers of these calls as outdated; those on screen are fetched again at once. */
export function useRefresh(): (...names: readonly CallName[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (...names) => {
      await client.invalidateQueries({ predicate: ({ queryKey }) => names.some((name) => queryKey[0] === name) });
    },
    [client],
  );
}

interface CallOptions<N extends CallName> {
  onSuccess?: (output: Output<N>, input: Input<N>) => void;
  onError?: (error: ApiError, input: Input<N>) => void;
  /** Calls whose answers this one changes; they are fetched again after a success. */
  changes?: readonly CallName[];
}

/** Makes a call that changes something. */
export function useApiCall<N extends CallName>(
  name: N,
  { onSuccess, onError, changes = [] }: CallOptions<N> = {},
): UseMutationResult<Output<N>, ApiError, Input<N>> {
  const refresh = useRefresh();
  return useMutation<Output<N>, ApiError, Input<N>>({
    mutationFn: async (input) => (await request(name, input)).json() as Promise<Output<N>>,
    onSuccess: (output, input) => {
      onSuccess?.(output, input);
      void refresh(...changes);
    },
    onError: (error, input) => onError?.(error, input),
  });
}
