import { useQueryClient } from "@tanstack/react-query";
import type { User } from "@caseload/contract/accounts/accounts";
import { useCallback } from "react";
import { userKey } from "./query-client.ts";
import { notifyOtherTabs } from "./session.ts";

/** Takes over a fresh sign-in: the user is stored, what the visitor saw is dropped, other tabs follow. */
export function useSignedIn(): (user: User) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (user) => {
      client.setQueryData(userKey, user);
      notifyOtherTabs(user.id);
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "me" });
    },
    [client],
  );
}
