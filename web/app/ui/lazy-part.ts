import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { loadWithRetry } from "~/lib/load-with-retry.ts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type Lazy<Props> = LazyExoticComponent<ComponentType<Props>>;

const lazyWithRetry = <Props>(load: Load<Props>, isVital: boolean): Lazy<Props> =>
  lazy(() => loadWithRetry(load, isVital));

/**
 * `lazy` for parts that a page can do without for a while: a lost connection keeps them away and does not take the
 * page with what was typed on it. It has a Suspense of its own.
 */
export const lazyPart = <Props>(load: Load<Props>): Lazy<Props> => lazyWithRetry(load, false);

/**
 * `lazy` for what a person asked for, or came for. It waits for a lost connection as `lazyPart` does; code that is
 * missing although the server answers, as after a new release, fails, so that the page offers to be loaded anew.
 */
export const vitalPart = <Props>(load: Load<Props>): Lazy<Props> => lazyWithRetry(load, true);
