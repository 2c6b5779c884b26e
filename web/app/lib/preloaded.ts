/** Responses that a loader fetched on the server, for the browser's cache. */
import type { QueryKey } from "@tanstack/react-query";
import type { CallName, Output } from "./api-types.ts";

export interface PreloadedQuery {
  readonly key: QueryKey;
  readonly data: unknown;
  /** When it was fetched, in milliseconds since 1970. */
  readonly at: number;
}

/** The response of a preloaded call, if it succeeded; for a route's `meta`. */
export function preloadedAnswer<N extends CallName>(
  queries: readonly PreloadedQuery[] | undefined,
  name: N,
): Output<N> | undefined {
  return queries?.find(({ key }) => key[0] === name)?.data as Output<N> | undefined;
}

/** The one address under which search engines list a page. */
export const canonicalLink = (origin: string, path: string) =>
  ({ tagName: "link", rel: "canonical", href: `${origin}${path}` }) as const;
