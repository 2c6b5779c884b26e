import { useCallback, useRef } from "react";
import type { CallName, Input } from "./api-types.ts";
import { useApiCall } from "./use-api-call.ts";

interface Once {
  /** Runs after success or failure, while the caller is still on screen. */
  onSettled?: () => void;
}

/** `useApiCall` for buttons: pressing again while the call is pending sends nothing. */
export function useSingleCall<N extends CallName>(name: N, options?: Parameters<typeof useApiCall<N>>[1]) {
  const { mutate, reset, isPending, isSuccess, variables, error } = useApiCall(name, options);
  const running = useRef(false);
  const send = useCallback(
    (input: Input<N>, once: Once = {}): void => {
      // A ref, because a double click is faster than the next render.
      if (running.current) return;
      running.current = true;
      mutate(input, {
        onSettled: () => {
          running.current = false;
          once.onSettled?.();
        },
      });
    },
    [mutate],
  );
  return { send, reset, isPending, isSuccess, variables, error };
}
