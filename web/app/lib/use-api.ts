import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { ApiError } from "./api-error.ts";
import type { CallName, Input, Output } from "./api-types.ts";
import { apiKey } from "./query-client.ts";

interface ReadOptions {
  /** False keeps the call from being made. */
  enabled?: boolean;
  /** Milliseconds until the data counts as stale; never by default. */
  staleTime?: number;
  /** Keeps the previous data until the next response. */
  placeholderData?: <Data>(before: Data | undefined) => Data | undefined;
}

export type ReadArguments<N extends CallName> =
  object extends Input<N>
    ? [input?: Input<N>, options?: ReadOptions]
    : [input: Input<N>, options?: ReadOptions];

/** Reads one call. */
export function useApi<N extends CallName>(
  name: N,
  ...[input, options]: ReadArguments<N>
): UseQueryResult<Output<N>, ApiError> {
  return useQuery<Output<N>, ApiError>({ queryKey: apiKey(name, input), ...options });
}
