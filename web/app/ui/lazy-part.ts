import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** Milliseconds until a failed import is retried. */
const retryMs = 5_000;

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type Lazy<Props> = LazyExoticComponent<ComponentType<Props>>;

const retryTime = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, retryMs);
    window.addEventListener("online", () => resolve(), { once: true });
  });

/** Whether the server responds at all. */
const isServerReachable = (): Promise<boolean> =>
  fetch("/favicon.ico", { cache: "no-store" }).then(
    () => true,
    () => false,
  );

const lazyWithRetry = <Props>(load: Load<Props>, isVital: boolean): Lazy<Props> =>
  lazy(async () => {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        if (import.meta.env.SSR || (isVital && (await isServerReachable()))) throw error;
        await retryTime();
      }
    }
  });

/**
 * `lazy` for parts that a page can do without for a while: a lost connection keeps them away and does not take the
 * page with what was typed on it. Stands in a Suspense of its own.
 */
export const lazyPart = <Props>(load: Load<Props>): Lazy<Props> => lazyWithRetry(load, false);

/**
 * `lazy` for what somebody asked for, or came for. It waits for a lost connection as `lazyPart` does; code that is
 * missing although the server answers, as after a new release, fails, so that the page offers to be loaded anew.
 */
export const vitalPart = <Props>(load: Load<Props>): Lazy<Props> => lazyWithRetry(load, true);
