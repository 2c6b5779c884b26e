/** Copies of pages and lists for hours without a connection, in the installed app alone: a browser may be shared. */
import { registerWorker } from "./push/this-browser.ts";
import { ownCache } from "./push-worker/own-cache.ts";

/** Begins to keep what the signed-in person opens. */
export async function keepCopies(): Promise<void> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  await caches.open(ownCache);
  await registerWorker();
}
