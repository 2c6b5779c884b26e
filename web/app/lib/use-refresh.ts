import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { CallName } from "./api-types.ts";

/** Marks the answers of these calls as outdated; those on screen are fetched again at once. */
export function useRefresh(): (...names: readonly CallName[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (...names) => {
      await client.invalidateQueries({
        predicate: ({ queryKey }) => names.some((name) => queryKey[0] === name),
      });
    },
    [client],
  );
}
