/** Navigation while the server is away: held, because the router would reload the document and lose what was typed. */
import { useEffect, useState, useSyncExternalStore } from "react";
import {
  type Blocker,
  type BlockerFunction,
  createPath,
  type Location,
  type NavigateFunction,
  useBlocker,
  useNavigate,
} from "react-router";
import { hold } from "./held-address.ts";
import { ownCache } from "./push-worker/own-cache.ts";
import { isServerAway, isServerReachable } from "./server-contact.ts";

/** The address that is let pass although the server is away. */
let permitted: string | null = null;
const listeners = new Set<() => void>();

/** Blockers of parts of the page. */
let partBlockers = 0;

const notify = (): void => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a part of the page has a blocker, which holds too. */
export const useHasPartBlocker = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => partBlockers > 0,
    () => false,
  );

/** Screens whose code is here; numbers in addresses are records of one screen. */
const seen = new Set<string>();
const screenOf = ({ pathname }: Pick<Location, "pathname">): string => pathname.replaceAll(/\d+/g, "#");

export const noteScreen = (location: Location): void => void seen.add(screenOf(location));

/** Opens the address once the server answers, or from the copies of the installed app; otherwise it stays held. */
export async function openHeld(address: string, navigate: NavigateFunction): Promise<void> {
  const { pathname } = new URL(address, window.location.href);
  const mayOpen =
    (await isServerReachable()) ||
    (seen.has(screenOf({ pathname })) && "caches" in window && (await caches.has(ownCache)));
  if (mayOpen) {
    permitted = address;
    hold(null);
    // The blocker is asked at once. It may be long until the screen is there.
    void navigate(address);
    permitted = null;
  } else hold(address);
}

/**
 * useBlocker, which also holds what cannot be opened. The router asks one blocker alone, the last: each holds.
 * @param blocks the caller's own question, which comes first
 * @returns the blocker while it is blocked for the caller's reason
 */
export function useNavigationBlocker(blocks: BlockerFunction): BlockedForOwn | null {
  useEffect(() => {
    partBlockers += 1;
    notify();
    return () => {
      partBlockers -= 1;
      notify();
    };
  }, []);
  return useHoldingBlocker(blocks);
}

/** As `useNavigationBlocker`, where no part of the page has a blocker. */
export function useHoldingBlocker(blocks: BlockerFunction): BlockedForOwn | null {
  const [isOwn, setOwn] = useState(false);
  const navigate = useNavigate();
  const blocker = useBlocker((asked) => {
    const own = blocks(asked);
    setOwn(own);
    if (own || !isHeld(asked)) return own;
    // At once: a drawer closes with the press, and its blocker goes.
    void openHeld(createPath(asked.nextLocation), navigate);
    return true;
  });
  useEffect(() => {
    if (blocker.state === "blocked" && !isOwn) blocker.reset();
  }, [blocker, isOwn]);
  return blocker.state === "blocked" && isOwn ? blocker : null;
}

type BlockedForOwn = Extract<Blocker, { state: "blocked" }>;

/** Whether the screen would change while the server is away. Other choices of the same screen need no code. */
function isHeld({ currentLocation, nextLocation }: Parameters<BlockerFunction>[0]): boolean {
  return (
    isServerAway() &&
    currentLocation.pathname !== nextLocation.pathname &&
    createPath(nextLocation) !== permitted
  );
}
