/** How a session ends on purpose: by logging out or closing the account. Loaded when that is asked for. */
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api } from "./api.ts";
import { leaveSite } from "./leave-site.ts";
import { markLeaving } from "./session.ts";

/**
 * Who ends the session decides where to go. Until it fails nothing is fetched any more, because browsers log each refusal
 * as an error.
 */
async function closeSession<T>(client: QueryClient, close: () => Promise<T>): Promise<T> {
  markLeaving(true);
  try {
    await client.cancelQueries();
    return await close();
  } catch (error) {
    markLeaving(false);
    void client.invalidateQueries();
    throw error;
  }
}

export function useClosing(): <T>(close: () => Promise<T>) => Promise<T> {
  const client = useQueryClient();
  return useCallback((close) => closeSession(client, close), [client]);
}

/** Signs out, and leaves the signed-in pages. */
export async function logOut(client: QueryClient, to: string): Promise<void> {
  await closeSession(client, () => api("logout"));
  leaveSite("loggedOut", to);
}
