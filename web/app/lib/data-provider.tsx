import { HydrationBoundary, QueryClientProvider, type DehydratedState } from "@tanstack/react-query";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useMatches } from "react-router";
import type { User } from "@caseload/contract/accounts";
import { createQueryClient, userKey } from "./query-client.ts";
import { goToSignIn, watchOtherTabs } from "./session.ts";

/** The cache of API answers, filled with the user and with what the screens' loaders preloaded. */
export function DataProvider({ user, children }: { user: User | null; children: ReactNode }) {
  const [client] = useState(() => {
    const made = createQueryClient(goToSignIn);
    if (user) made.setQueryData(userKey, user);
    return made;
  });
  useEffect(() => watchOtherTabs(client), [client]);
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={usePreloaded()}>{children}</HydrationBoundary>
    </QueryClientProvider>
  );
}

function usePreloaded(): DehydratedState {
  const matches = useMatches();
  return useMemo(
    () => ({
      mutations: [],
      queries: matches.flatMap(({ loaderData }) => (isPreloaded(loaderData) ? loaderData.queries.queries : [])),
    }),
    [matches],
  );
}

/** Whether a loader answered with `preload` (preload.ts). */
function isPreloaded(data: unknown): data is { queries: DehydratedState } {
  return typeof data === "object" && data !== null && "queries" in data && "failure" in data;
}
