/** Marks answers as outdated by what the contract says of topics; those on screen are fetched again at once. */
import type { CallName } from "@caseload/contract/endpoints";
import type { Topic } from "@caseload/contract/realtime";
import type { QueryClient } from "@tanstack/react-query";
import table from "virtual:endpoint-topics";
import { isLeaving } from "./session.ts";

/** As the contract has them; lists without a topic are left out. web/endpoint-tables.ts makes the table. */
export interface EndpointTopics {
  readonly changes?: readonly Topic[];
  readonly reads?: readonly Topic[];
}
const topicsOf = table as Readonly<Record<string, EndpointTopics | undefined>>;

/** Whether an endpoint answers differently once one of the topics has changed. */
const readsAny = (name: unknown, topics: readonly Topic[]): boolean =>
  topicsOf[String(name)]?.reads?.some((topic) => topics.includes(topic)) ?? false;

/** Everything that reads one of the topics. Resolves when what is on screen has been fetched. */
export async function refetchTopics(client: QueryClient, topics: readonly Topic[]): Promise<void> {
  if (topics.length === 0 || isLeaving()) return;
  await client.invalidateQueries({ predicate: ({ queryKey }) => readsAny(queryKey[0], topics) });
}

/** Everything that reads what a call of this endpoint changes. */
export const refetchAfter = (client: QueryClient, name: CallName): Promise<void> =>
  refetchTopics(client, topicsOf[name]?.changes ?? []);
