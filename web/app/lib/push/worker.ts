// oxlint-disable-next-line import/default -- Vite's ?url import is the address of the built worker
import address from "~/lib/push-worker/push-worker.ts?worker&url";

/** The service worker that shows notifications while the site is closed; resolves once it can subscribe. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  // Vite serves modules during development, and one plain script when built.
  const type = import.meta.env.DEV ? "module" : "classic";
  await navigator.serviceWorker.register(address, { scope: "/", type, updateViaCache: "none" });
  return navigator.serviceWorker.ready;
}
