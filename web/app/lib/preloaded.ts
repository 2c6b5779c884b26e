/** What a route's `meta` needs to know of the answers that its loader fetched. */
import type { DehydratedState } from "@tanstack/react-query";
import type { CallName, Output } from "./api-types.ts";

/** The answer of a preloaded call, if it succeeded. */
export function preloadedAnswer<N extends CallName>(
  queries: DehydratedState | undefined,
  name: N,
): Output<N> | undefined {
  const found = queries?.queries.find(({ queryKey }) => queryKey[0] === name);
  return found?.state.data as Output<N> | undefined;
}

/** The one address under which search engines list a page. */
export const canonicalLink = (origin: string, path: string) =>
  ({ tagName: "link", rel: "canonical", href: `${origin}${path}` }) as const;
