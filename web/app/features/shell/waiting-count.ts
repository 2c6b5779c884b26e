import type { Output } from "~/lib/api.ts";
import type { ApiError } from "~/lib/api-error.ts";
import type { Waiting } from "./navigation-entries.ts";

interface Stats {
  readonly data: Output<"dashboardStats"> | undefined;
  readonly error: ApiError | null;
}

/** What an entry or tab counts: 0 without a count and while it loads, null where it could not be loaded. */
export const waitingCount = ({ data, error }: Stats, waiting: Waiting | undefined): number | null =>
  waiting === undefined ? 0 : (data?.[waiting] ?? (error ? null : 0));

/** What the figures of entries and tabs count, read aloud. */
const countLabels: Record<Waiting, string> = {
  unreadMessages: "unread",
  pendingApplications: "pending",
  contractsAwaitingSignature: "waiting for a signature",
  postingsAwaitingApproval: "waiting for approval",
  openJobInvites: "awaiting your response",
};

export const countLabel = (count: number | null, waiting: Waiting): string =>
  count === null ? "count not available" : countLabels[waiting];
