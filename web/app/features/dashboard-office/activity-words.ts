import type { Activity } from "@caseload/contract/reporting/firm-dashboards";

/** "Daniel Reyes applied" */
const words: Record<Activity["kind"], (person: string) => string> = {
  posted: (person) => `Posted by ${person}`,
  applied: (person) => `${person} applied`,
  accepted: (person) => `${person} was accepted`,
  terms_agreed: (person) => `Terms agreed with ${person}`,
  started: (person) => `${person} started work`,
  completed: (person) => `${person} completed the work`,
  cancelled: (person) => `Contract with ${person} cancelled`,
};

export const activityWords = ({ kind, person }: Activity): string => words[kind](person);

/** Where it can be read: the application for its reviewers, the contract for its parties, else the posting. */
export function activityAddress({ applicationId, contractId, jobId }: Activity, mayReview: boolean): string {
  if (applicationId !== null && mayReview)
    return `/dashboard/attorney?tab=applications&application=${applicationId}`;
  return contractId === null ? `/jobs/${jobId}` : `/contracts/${contractId}`;
}
