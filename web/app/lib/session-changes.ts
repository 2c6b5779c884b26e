/** How a session ends. Apart from session.ts, which every page loads. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { goToSignIn, isLeaving, markLeaving } from "./session.ts";

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
    // Unknown at the moment.
    return true;
  }
}
