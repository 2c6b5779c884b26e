/** How a session begins and ends. Apart from session.ts, which every page loads. */
import { useQueryClient } from "@tanstack/react-query";
import type { User } from "@caseload/contract/accounts/accounts";
import { useCallback } from "react";
import { userKey } from "./query-client.ts";
import { goToSignIn, isLeaving, markLeaving, tellOtherTabs } from "./session.ts";

/** Takes over a fresh sign-in: the user is stored, what the visitor saw is dropped, other tabs follow. */
export function useSignedIn(): (user: User) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (user) => {
      client.setQueryData(userKey, user);
      tellOtherTabs(user.id);
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "me" });
    },
    [client],
  );
}

/**
 * Ends the session on purpose, by logging out or closing the account; who does it decides where to go. Until it
 * fails nothing is fetched any more, because browsers log each refusal as an error.
 */
export function useClosing(): <T>(close: () => Promise<T>) => Promise<T> {
  const client = useQueryClient();
  return useCallback(
    async (close) => {
      markLeaving(true);
      try {
        await client.cancelQueries();
        return await close();
      } catch (error) {
        markLeaving(false);
        void client.invalidateQueries();
        throw error;
      }
    },
    [client],
  );
}

/** Asks the server, unless the session is being ended here on purpose; leads to sign in when it is over. */
export async function isSignedInStill(): Promise<boolean> {
  if (isLeaving()) return false;
  try {
    const { api } = await import("./api.ts");
    const { userId } = await api("sessionOwner");
    if (userId === null) goToSignIn();
    return userId !== null;
  } catch {
    // Nobody can tell at the moment.
    return true;
  }
}
