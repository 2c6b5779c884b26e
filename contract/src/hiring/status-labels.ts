/** How the statuses of applications and job invites are shown. */
import type { ApplicationStatus, JobInviteStatus } from "../lifecycles.ts";

export const applicationStatusLabels: Record<ApplicationStatus, string> = {
  pending: "Pending Review",
  reviewing: "Under Review",
  accepted: "Accepted",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
};

export const jobInviteStatusLabels: Record<JobInviteStatus, string> = {
  pending: "Awaiting response",
  accepted: "Accepted",
  declined: "Declined",
};
