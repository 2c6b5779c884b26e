/** The cache of API answers: one for the browser, a new one for each page rendered on the server. */
import { QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { firstLimits } from "@caseload/contract/first-limits";
import type { CallName } from "@caseload/contract/endpoints";
import { ApiError } from "./api-error.ts";
import type { CallInput } from "./api-types.ts";

/** `[call, input]`: the default query does the call that its key names (SPEC.md section 7). */
type ApiKey = readonly [CallName, CallInput];

export const apiKey = (name: CallName, input: CallInput = {}): ApiKey => [name, input];

/** Of a list that is read a page at a time. */
export const pagesKey = (name: CallName, input: CallInput) => [...apiKey(name, input), "pages"] as const;

/** Cache key of the signed-in user. */
export const userKey = apiKey("me");

async function fetchKey({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }): Promise<unknown> {
  const [name, input] = queryKey as ApiKey;
  // Loaded with the first call: public pages are rendered with their data and often make none.
  const { dataOf, request } = await import("./api.ts");
  return dataOf(await request(name, input, signal));
}

/** `onSignedOut` runs when a call finds that the session has ended. */
export function createQueryClient(onSignedOut?: () => void): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof ApiError && error.status === 401) onSignedOut?.();
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: fetchKey,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  // On the server the timer would hold each rendered page's cache for that hour.
  const gcTime = import.meta.env.SSR ? Infinity : firstLimits.userKeptMs;
  client.setQueryDefaults(userKey, { staleTime: firstLimits.userStaleMs, gcTime });
  return client;
}
