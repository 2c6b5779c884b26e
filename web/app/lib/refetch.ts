/** Invalidates queries by the contract's topics; those on screen are refetched at once. */
import type { CallName } from "@caseload/contract/endpoints";
import type { Topic } from "@caseload/contract/realtime";
import type { QueryClient } from "@tanstack/react-query";
import table from "virtual:endpoint-readers";
import { isLeaving } from "./session.ts";

/** A topic that is newer than this version of the site has none. */
const readersOf = table as Readonly<Partial<Record<Topic, readonly CallName[]>>>;

/** Everything that reads one of the topics. Resolves when what is on screen has been fetched. */
export async function refetchTopics(client: QueryClient, topics: readonly Topic[]): Promise<void> {
  if (isLeaving()) return;
  const readers: ReadonlySet<unknown> = new Set(topics.flatMap((topic) => readersOf[topic] ?? []));
  await client.invalidateQueries({ predicate: ({ queryKey }) => readers.has(queryKey[0]) });
}
