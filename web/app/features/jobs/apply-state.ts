/** The states of the apply button (SPEC.md section 2 "Job detail"). */
import type { User } from "@caseload/contract/accounts/accounts";
import type { JobDetail } from "@caseload/contract/jobs/jobs";

export const applyLabels = {
  apply: "Apply Now",
  applied: "Already Applied",
  closed: "This Position is Closed",
  filled: "This Position is Filled",
  paused: "This Position is Paused",
  wrongAccount: "Switch to Paralegal Account",
  signedOut: "Sign Up to Apply",
  notPermitted: "Apply Now",
} as const;

export type ApplyState = keyof typeof applyLabels;

/** States in which the button is disabled; its label, or the line below it, gives the reason. */
export const isDisabled = (state: ApplyState): boolean =>
  state !== "apply" && state !== "wrongAccount" && state !== "signedOut";

export function applyStateOf(
  job: Pick<JobDetail, "status" | "pausedAt" | "viewer">,
  user: Pick<User, "userType" | "permissions"> | null,
): ApplyState {
  if (job.viewer.application) return "applied";
  if (job.status === "filled") return "filled";
  if (job.status !== "open") return "closed";
  if (job.pausedAt) return "paused";
  if (!user) return "signedOut";
  if (user.userType === "attorney") return "wrongAccount";
  return user.permissions.includes("application:create") ? "apply" : "notPermitted";
}
