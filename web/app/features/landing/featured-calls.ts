import { firstLimits } from "@caseload/contract/first-limits";

/** What the landing page asks of the job list; the loader and the list must ask the same. */
export const featuredJobs = { query: { status: "open", limit: firstLimits.featuredJobs } } as const;
