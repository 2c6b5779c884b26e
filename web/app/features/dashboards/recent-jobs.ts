import { limits } from "@caseload/contract/limits";

/** The newest open postings, asked for once by everything on the dashboard that shows them. */
export const recentJobs = { query: { status: "open", limit: limits.dashboardJobs } } as const;
