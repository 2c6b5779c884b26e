/** Inputs of the calls that read a contract's work. */
import { workLimits } from "@caseload/contract/engagements/work-limits";

/** All that a contract may hold, in one page. */
export const allDeliverables = (id: number) => ({
  params: { id },
  query: { limit: workLimits.deliverables },
});
