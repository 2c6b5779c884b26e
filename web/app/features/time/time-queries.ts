/** Inputs of the calls that read recorded time. */
import { engagementLimits } from "@caseload/contract/engagements/engagement-limits";
import { limits } from "@caseload/contract/limits";

const limit = engagementLimits.timeEntries;

export const contractWeek = (id: number, week: string) => ({ params: { id }, query: { week, limit } });
export const ownWeek = (week: string) => ({ query: { week, limit } });
/** The latest timesheets: about two years of weeks. */
export const latestTimesheets = (id: number) => ({ params: { id }, query: { limit: limits.maxPage } });
