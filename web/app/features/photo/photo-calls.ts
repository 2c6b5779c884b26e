import type { CallName } from "@caseload/contract/paths";

/** Calls whose answers show one's own picture. */
export const photoCalls: readonly CallName[] = [
  "me",
  "getOwnParalegalProfile",
  "getParalegalProfile",
  "listJobs",
  "getJob",
  "featuredTalent",
];
