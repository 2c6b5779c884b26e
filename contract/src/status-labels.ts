/** How the statuses of a posting are shown; apart from the moves between them, because every page shows some. */
import type { JobStatus } from "./lifecycles.ts";

/**
 * The state of a posting. Paused is an open posting that takes no applications, because earlier applicants wait for an
 * answer or its firm wants none for a while: its stored status stays "open".
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
