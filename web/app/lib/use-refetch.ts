import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { CallName } from "./api-types.ts";

/**
 * For calls made without `useApiCall`: fetches again what reads what the endpoint changes. Resolves when what is on
 * screen is there.
 */
export function useRefetch(): (name: CallName) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (name) => {
      const { refetchAfter } = await import("./refetch-after.ts");
      await refetchAfter(client, name);
    },
    [client],
  );
}
