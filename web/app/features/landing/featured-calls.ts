import { limits } from "@caseload/contract/limits";

/** What the landing page asks of the job list; the loader and the list must ask the same. */
export const featuredJobs = { query: { status: "open", limit: limits.featuredJobs } } as const;
