import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/** Milliseconds until code that did not arrive is asked for again. */
const patienceMs = 5_000;

const nextChance = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, patienceMs);
    window.addEventListener("online", () => resolve(), { once: true });
  });

/**
 * `lazy` for parts that a page can do without for a while: a lost connection keeps them away and does not take the
 * page with what was typed on it. Stands in a Suspense of its own.
 */
export const lazyPart = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        if (import.meta.env.SSR) throw error;
        await nextChance();
      }
    }
  });
