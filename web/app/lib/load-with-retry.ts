import { isServerReachable } from "./server-contact.ts";

/** Milliseconds until a failed import is retried. */
const retryMs = 5_000;

const retryTime = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, retryMs);
    window.addEventListener("online", () => resolve(), { once: true });
  });

/**
 * Imports code, and waits for a lost connection.
 * @param isVital rejects when the code is missing although the server answers, as after a new release
 */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>, isVital: boolean): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (import.meta.env.SSR || (isVital && (await isServerReachable()))) throw error;
      await retryTime();
    }
  }
}
