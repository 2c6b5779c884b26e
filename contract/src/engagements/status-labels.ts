/** How the statuses of contracts are shown. */
import type { ContractStatus } from "../lifecycles.ts";

export const contractStatusLabels: Record<ContractStatus, string> = {
  pending_terms: "Terms pending",
  terms_agreed: "Terms agreed",
  in_progress: "In progress",
  completed: "Completed",
  cancelled: "Canceled",
};
