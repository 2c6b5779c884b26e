import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import type { ApiError } from "./api-error.ts";
import type { CallName, Input, Output } from "./api-types.ts";
import { useRefetch } from "./use-refetch.ts";

interface CallOptions<N extends CallName> {
  /** `refetched` resolves when what the call changes has been fetched again, as far as it is on screen. */
  onSuccess?: (output: Output<N>, input: Input<N>, refetched: Promise<void>) => void;
  onError?: (error: ApiError, input: Input<N>) => void;
}

/**
 * Makes a call that changes something, and fetches again what reads that, by the contract. So does a 409: what is on
 * screen was outdated.
 */
export function useApiCall<N extends CallName>(
  name: N,
  { onSuccess, onError }: CallOptions<N> = {},
): UseMutationResult<Output<N>, ApiError, Input<N>> {
  const refetch = useRefetch();
  return useMutation<Output<N>, ApiError, Input<N>>({
    mutationFn: async (input) => {
      // Both before the request: what it changes must not stay on screen because a script failed to load afterwards.
      const [{ request }] = await Promise.all([import("./api.ts"), import("./refetch-after.ts")]);
      return (await request(name, input)).json() as Promise<Output<N>>;
    },
    onSuccess: (output, input) => {
      const refetched = refetch(name);
      onSuccess?.(output, input, refetched);
    },
    onError: (error, input) => {
      if (error.status === 409) void refetch(name);
      onError?.(error, input);
    },
  });
}
