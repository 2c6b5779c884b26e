import { leaveFlash } from "./flash.ts";
import type { FlashName } from "./flash-texts.ts";
import { ownCache } from "./push-worker/own-cache.ts";
import { notifyOtherTabs } from "./session.ts";

/** Where the command palette keeps what was chosen there lately. */
export const recentCommandsKey = "recent-commands";
/** Where the header's search keeps what one searched for on this device. */
export const recentSearchesKey = "recent-searches";

/** What was written on this device and not sent, by user and place (kept-writing.ts). */
export const writingPrefix = "writing-";
/** Messages that could not be sent, by user. */
export const unsentPrefix = "unsent-";

/** The next person at this browser must not find it. */
function removeWriting(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(writingPrefix) || key.startsWith(unsentPrefix)) localStorage.removeItem(key);
}

/**
 * After the session has ended: loads a page in full, so that nothing of it stays in memory, and says what happened.
 * Until that page has loaded the old one stays unchanged: its screens cannot render without a user.
 */
export function leaveSite(toast: FlashName, to: string): void {
  sessionStorage.clear();
  removeWriting();
  // The service worker deletes it with the call that ends the session, unless it does not control this page yet.
  if ("caches" in window) void caches.delete(ownCache);
  localStorage.removeItem(recentSearchesKey);
  localStorage.removeItem(recentCommandsKey);
  notifyOtherTabs(null);
  leaveFlash(toast);
  window.location.assign(to);
}
