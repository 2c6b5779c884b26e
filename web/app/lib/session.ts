/** Who is signed in, in this tab and in the others. */
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { User } from "@caseload/contract/accounts/accounts";
import { signInFor } from "./addresses.ts";
import { userKey } from "./query-client.ts";

/** The signed-in person; null for visitors. Fetched again when five minutes old and asked for. */
export function useUser(): User | null {
  const { data } = useQuery<User>({ queryKey: userKey, enabled: ({ state }) => state.data !== undefined });
  return data ?? null;
}

/** The signed-in person on screens that only members reach. */
export function useMember(): User {
  const user = useUser();
  if (!user) throw new Error("This screen is for members; its route lacks a guard.");
  return user;
}

const inBrowser = typeof document !== "undefined";
/** Null on the server, where Node's own BroadcastChannel would keep the process alive. */
const otherTabs = inBrowser ? new BroadcastChannel("session") : null;
interface SessionMessage {
  readonly userId: number | null;
}
export const tellOtherTabs = (userId: number | null): void =>
  otherTabs?.postMessage({ userId } satisfies SessionMessage);

/** Reloads the page when another tab signs out or signs in as another user. Returns the unsubscriber. */
export function watchOtherTabs(client: QueryClient): () => void {
  const onMessage = ({ data }: MessageEvent<SessionMessage>): void => {
    const here = client.getQueryData<User>(userKey)?.id ?? null;
    if (data.userId !== here) window.location.reload();
  };
  otherTabs?.addEventListener("message", onMessage);
  return () => otherTabs?.removeEventListener("message", onMessage);
}

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

let isClosing = false;
/** Whether the session is being ended here on purpose. */
export const isLeaving = (): boolean => isClosing;

/**
 * Ends the session on purpose, by logging out or closing the account; who does it decides where to go. Until it
 * fails nothing is fetched any more, because browsers log each refusal as an error.
 */
export function useClosing(): <T>(close: () => Promise<T>) => Promise<T> {
  const client = useQueryClient();
  return useCallback(
    async (close) => {
      isClosing = true;
      try {
        await client.cancelQueries();
        return await close();
      } catch (error) {
        isClosing = false;
        void client.invalidateQueries();
        throw error;
      }
    },
    [client],
  );
}

/** Asks the server, unless the session is being ended here on purpose; leads to sign in when it is over. */
export async function isSignedInStill(): Promise<boolean> {
  if (isClosing) return false;
  try {
    const { api } = await import("./api.ts");
    const { userId } = await api("sessionOwner");
    if (userId === null) goToSignIn();
    return userId !== null;
  } catch {
    // Unknown while the server is unreachable.
    return true;
  }
}

/** The session ended on the server: sign in again, then come back here. */
export function goToSignIn(): void {
  if (isClosing) return;
  const { pathname, search } = window.location;
  if (pathname !== "/auth") window.location.assign(signInFor(pathname + search));
}
