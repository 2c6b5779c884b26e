import { useMutation, type MutationOptions, type UseMutationResult } from "@tanstack/react-query";
import type { ApiError } from "./api-error.ts";
import type { CallName, Input, Output } from "./api-types.ts";
import { useRefetch } from "./use-refetch.ts";

export interface CallOptions<N extends CallName> {
  /** `refetched` resolves when what the call changes has been fetched again, as far as it is on screen. */
  onSuccess?: (output: Output<N>, input: Input<N>, refetched: Promise<void>) => void;
  onError?: (error: ApiError, input: Input<N>) => void;
}

/** The call and the callbacks of the render in which it was made. */
interface MadeCall<N extends CallName> extends CallOptions<N> {
  name: N;
}

type CallMutation<N extends CallName> = MutationOptions<Output<N>, ApiError, Input<N>, MadeCall<N>>;

/**
 * Makes a call that changes something, and fetches again what reads that, by the contract. So does a 409: what is on
 * screen was outdated.
 */
export function useApiCall<N extends CallName>(
  name: N,
  options: CallOptions<N> = {},
): UseMutationResult<Output<N>, ApiError, Input<N>, MadeCall<N>> {
  return useMutation(callMutation(name, options, useRefetch()));
}

export function callMutation<N extends CallName>(
  name: N,
  { onSuccess, onError }: CallOptions<N>,
  refetch: (name: CallName) => Promise<void>,
): CallMutation<N> {
  return {
    mutationFn: async (input) => {
      // Both before the request: what it changes must not stay on screen because a script failed to load afterwards.
      const [{ dataOf, request }] = await Promise.all([import("./api.ts"), import("./refetch-after.ts")]);
      return dataOf<Output<N>>(await request(name, input));
    },
    // Every render replaces the options of a pending mutation. A live update that arrives before the response would
    // otherwise replace the callbacks by those of the changed record, with other texts.
    onMutate: () => ({ name, onSuccess, onError }),
    onSuccess: (output, input, made) => {
      const refetched = refetch(made.name);
      made.onSuccess?.(output, input, refetched);
    },
    onError: (error, input, made) => {
      if (error.status === 409) void refetch(made?.name ?? name);
      made?.onError?.(error, input);
    },
  };
}
