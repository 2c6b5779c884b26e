/** Inputs that read all that a contract may hold, in one page. */
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { workLimits } from "@caseload/contract/engagements/work-limits";
import { limits } from "@caseload/contract/limits";

export const allVersions = (id: number) => ({ params: { id }, query: { limit: engagementLimits.versions } });
export const allComments = (id: number) => ({ params: { id }, query: { limit: engagementLimits.comments } });
/** The latest hundred weeks. */
export const allTimesheets = (id: number) => ({ params: { id }, query: { limit: limits.maxPage } });
export const allDeliverables = (id: number) => ({
  params: { id },
  query: { limit: workLimits.deliverables },
});
