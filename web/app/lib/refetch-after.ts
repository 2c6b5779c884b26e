import type { CallName } from "@caseload/contract/endpoints";
import type { Topic } from "@caseload/contract/realtime";
import type { QueryClient } from "@tanstack/react-query";
import table from "virtual:endpoint-changes";
import { refetchTopics } from "./refetch.ts";

const changesOf = table as Readonly<Partial<Record<CallName, readonly Topic[]>>>;

/** Fetches again everything that reads what a call of this endpoint changes. */
export const refetchAfter = (client: QueryClient, name: CallName): Promise<void> =>
  refetchTopics(client, changesOf[name] ?? []);
