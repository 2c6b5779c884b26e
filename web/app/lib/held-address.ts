/** The address that could not be opened because the server is away, while the screen before it stays. */
import { useSyncExternalStore } from "react";
import { createPath, type Location } from "react-router";
import { clientMiddleware, type RootMiddleware, type RouteResults } from "./root-middleware.ts";
import { isServerAway, isServerReachable, noteLostContact } from "./server-contact.ts";

let held: string | null = null;
const listeners = new Set<() => void>();

/** @param address null ends it */
export function hold(address: string | null): void {
  held = address;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useHeldAddress = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => held,
    () => null,
  );

/** The screen that is open; null where nothing would say why it stays. */
let shown: Location | null = null;

/** Notes the screen that is open, which ends what was held. */
export function noteShown(location: Location | null): void {
  if (shown?.pathname !== location?.pathname) hold(null);
  shown = location;
}

/** Whether code was refused. The router waits for it as long as the document is open: other screens load with their own. */
let isCodeMissing = false;
/** Gives up the navigations whose code or data is being fetched. */
const unfinished = new Set<() => void>();

/**
 * Middleware of the root. Where code cannot be fetched the router would reload the document, and where data cannot it would
 * show an error, and either takes the screen with what was typed on it. Without the server the screen stays instead, and the
 * navigation waits for the one that takes its place.
 */
const holdWithoutServer: RootMiddleware = async ({ request, url: { hash } }, next) => {
  if (shown === null || request.method !== "GET") return next();
  const { pathname, search } = new URL(request.url);
  const isShown = pathname + search === shown.pathname + shown.search;
  // Back from what is held: what is shown stays.
  if (isShown && held !== null) return {};
  const results = isCodeMissing && pathname !== shown.pathname ? null : await load(next);
  if (results !== null && !isFailed(results)) return results;
  const answers = await isServerReachable();
  if (answers && results !== null) return results;
  if (!request.signal.aborted) {
    const address = pathname + search + hash;
    if (answers) openDocument(address);
    else hold(address);
  }
  return new Promise(() => undefined);
};

/** @returns null where code was refused, for which the router waits for ever */
function load(next: () => Promise<RouteResults>): Promise<RouteResults | null> {
  return new Promise((resolve, reject) => {
    const giveUp = () => resolve(null);
    unfinished.add(giveUp);
    void next()
      .then(resolve, reject)
      .finally(() => unfinished.delete(giveUp));
  });
}

/** Not what the server, or a proxy before it, answered. */
const isFailed = (results: RouteResults): boolean =>
  Object.values(results).some(({ type, result }) => type === "error" && result instanceof Error);

/** Refuses the reload of the document that the router asks for, once for each module that it could not fetch. */
function refuseReload(event: NavigateEvent): void {
  if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable) return;
  if (shown === null || unfinished.size === 0 || (isCodeMissing && !isServerAway())) return;
  event.preventDefault();
  isCodeMissing = true;
  noteLostContact();
  for (const giveUp of unfinished) giveUp();
}

function openDocument(address: string): void {
  // After Back the window has the address already, and would only look for its fragment.
  if (createPath(window.location) === address) window.location.reload();
  else window.location.assign(address);
}

clientMiddleware.push(holdWithoutServer);
// Older browsers reload. https://developer.mozilla.org/docs/Web/API/Navigation/navigate_event
if (typeof window !== "undefined" && "navigation" in window)
  window.navigation.addEventListener("navigate", refuseReload);
