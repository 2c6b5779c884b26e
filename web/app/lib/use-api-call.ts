import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import type { ApiError } from "./api-error.ts";
import type { CallName, Input, Output } from "./api-types.ts";
import { useRefresh } from "./use-refresh.ts";

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
    mutationFn: async (input) => {
      const { request } = await import("./api.ts");
      return (await request(name, input)).json() as Promise<Output<N>>;
    },
    onSuccess: (output, input) => {
      onSuccess?.(output, input);
      void refresh(...changes);
    },
    onError: (error, input) => onError?.(error, input),
  });
}
