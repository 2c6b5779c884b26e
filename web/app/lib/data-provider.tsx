import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useMatches } from "react-router";
import type { User } from "@caseload/contract/accounts/accounts";
import type { PreloadedQuery } from "./preloaded.ts";
import { createQueryClient, userKey } from "./query-client.ts";
import { goToSignIn, watchOtherTabs } from "./session.ts";

/** The cache of API responses, filled with the user and the loaders' preloaded responses. */
export function DataProvider({ user, children }: { user: User | null; children: ReactNode }) {
  const [client] = useState(() => {
    const made = createQueryClient(goToSignIn);
    if (user) made.setQueryData(userKey, user);
    return made;
  });
  usePreloaded(client);
  useEffect(() => watchOtherTabs(client), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Puts preloaded responses into the cache: new ones before the screen renders, newer ones right after. */
function usePreloaded(client: QueryClient): void {
  const matches = useMatches();
  const newer = useMemo(() => {
    const queries = matches.flatMap(({ loaderData }) => (isPreloaded(loaderData) ? loaderData.queries : []));
    const known = queries.filter(({ key }) => client.getQueryState(key)?.data !== undefined);
    for (const query of queries) if (!known.includes(query)) store(client, query);
    return known.filter(({ key, at }) => at > (client.getQueryState(key)?.dataUpdatedAt ?? 0));
  }, [matches, client]);
  useEffect(() => {
    for (const query of newer) store(client, query);
  }, [newer, client]);
}

const store = (client: QueryClient, { key, data, at }: PreloadedQuery): void => {
  client.setQueryData(key, data, { updatedAt: at });
};

/** Whether a loader answered with `preload` (preload.ts). */
function isPreloaded(data: unknown): data is { queries: readonly PreloadedQuery[] } {
  return typeof data === "object" && data !== null && "queries" in data && "failure" in data;
}
