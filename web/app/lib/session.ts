/** Who is signed in, in this tab and in the others. */
import { useQuery, type QueryClient } from "@tanstack/react-query";
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
export const notifyOtherTabs = (userId: number | null): void =>
  otherTabs?.postMessage({ userId } satisfies SessionMessage);

/** Loads the page anew when another tab signs in as another person or signs out. Returns the unsubscriber. */
export function watchOtherTabs(client: QueryClient): () => void {
  const onMessage = ({ data }: MessageEvent<SessionMessage>): void => {
    const here = client.getQueryData<User>(userKey)?.id ?? null;
    if (data.userId !== here) window.location.reload();
  };
  otherTabs?.addEventListener("message", onMessage);
  return () => otherTabs?.removeEventListener("message", onMessage);
}

let isClosing = false;
/** Whether the session is being ended here on purpose. */
export const isLeaving = (): boolean => isClosing;
export const markLeaving = (leaving: boolean): void => {
  isClosing = leaving;
};

/** The session ended on the server: sign in again, then come back here. */
export function goToSignIn(): void {
  if (isClosing) return;
  const { pathname, search } = window.location;
  if (pathname !== "/auth") window.location.assign(signInFor(pathname + search));
}
