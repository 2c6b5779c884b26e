/** How statuses are shown; apart from the moves between them, because every page shows some. */
import type { ApplicationStatus, ContractStatus, JobInviteStatus, JobStatus } from "./lifecycles.ts";

/**
 * A posting as it stands. Paused is an open posting that takes no applications, because earlier applicants wait for an
 * answer: its stored status stays "open".
 */
export type Standing = JobStatus | "paused";
export const standingOf = ({ status, pausedAt }: { status: JobStatus; pausedAt: unknown }): Standing =>
  status === "open" && pausedAt !== null ? "paused" : status;

export const jobStatusLabels: Record<JobStatus, string> = {
  draft: "Draft",
  pending_approval: "Pending Approval",
  open: "Open",
  closed: "Closed",
  filled: "Filled",
};

export const standingLabels: Record<Standing, string> = { ...jobStatusLabels, paused: "Paused" };

export const applicationStatusLabels: Record<ApplicationStatus, string> = {
  pending: "Pending Review",
  reviewing: "Under Review",
  accepted: "Accepted",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
};

export const jobInviteStatusLabels: Record<JobInviteStatus, string> = {
  pending: "Waiting for an answer",
  accepted: "Accepted",
  declined: "Declined",
};

export const contractStatusLabels: Record<ContractStatus, string> = {
  pending_terms: "Terms pending",
  terms_agreed: "Terms agreed",
  in_progress: "In progress",
  completed: "Completed",
  cancelled: "Cancelled",
};
