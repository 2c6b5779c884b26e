/**
 * Renders a screen as the server does, from responses that a test gives, and returns its text, links and buttons without
 * a browser. Dialogs are portals, which only browsers render: tests render their contents directly.
 */
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import type { User } from "@caseload/contract/accounts/accounts";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { ClockProvider } from "~/lib/clock.tsx";
import { apiKey, createQueryClient, pagesKey, userKey } from "~/lib/query-client.ts";
import { ToastProvider } from "~/ui/toast.tsx";
import type { GivenAnswer } from "./answers.ts";
import { type Drawn, readDrawing } from "./drawn.ts";

/** Sunday, November 22, 2026, ten in the morning in New York. */
export const now = Date.parse("2026-11-22T15:00:00Z");

export interface Sight {
  /** A visitor when left out. */
  user?: User;
  answers?: readonly GivenAnswer[];
  /** Path and query. */
  at?: string;
}

export async function draw(screen: ReactNode, { user, answers = [], at = "/" }: Sight = {}): Promise<Drawn> {
  const client = createQueryClient();
  // Keeps the failures that a test gives; nothing is fetched.
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryOnMount: false } });
  if (user) client.setQueryData(userKey, user);
  for (const answer of answers) give(client, answer);
  const Site = createRoutesStub([{ path: "*", Component: () => screen }]);
  const problems: unknown[] = [];
  const { prelude } = await prerender(
    <QueryClientProvider client={client}>
      <ClockProvider initial={{ now, timeZone: "America/New_York" }}>
        <ToastProvider>
          <Site initialEntries={[at]} />
        </ToastProvider>
      </ClockProvider>
    </QueryClientProvider>,
    { onError: (error) => void problems.push(error) },
  );
  const html = await new Response(prelude).text();
  if (problems.length > 0) throw problems[0];
  const asked = client.getQueryCache().getAll();
  return readDrawing(
    html,
    asked.map(({ queryKey: [name] }) => String(name)),
  );
}

/** Adds a response to the cache, as a single response and as the first page of a list. */
function give(client: QueryClient, { name, input, data, error }: GivenAnswer): void {
  const page = { pages: [{ rows: data, next: null }], pageParams: [null] };
  for (const [queryKey, value] of [
    [apiKey(name, input), data],
    [pagesKey(name, input), page],
  ] as const) {
    if (error) {
      const query = client.getQueryCache().build(client, { queryKey });
      query.setState({ ...query.state, status: "error", error, fetchStatus: "idle" });
    } else client.setQueryData(queryKey, value);
  }
}
