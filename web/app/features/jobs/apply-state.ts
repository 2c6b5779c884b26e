/** The states of the apply button (SPEC.md section 2 "Job detail"). */
import type { User } from "@caseload/contract/accounts/accounts";
import type { JobDetail } from "@caseload/contract/jobs/jobs";

export const applyLabels = {
  apply: "Apply Now",
  reapply: "Apply Again",
  applied: "Already Applied",
  closed: "This Position is Closed",
  filled: "This Position is Filled",
  paused: "This Position is Paused",
  wrongAccount: "Switch to Paralegal Account",
  signedOut: "Sign Up to Apply",
  notPermitted: "Apply Now",
  ownFirm: "Apply Now",
} as const;

export type ApplyState = keyof typeof applyLabels;

/** States in which the button opens the application dialog. */
export const opensDialog = (state: ApplyState): boolean => state === "apply" || state === "reapply";

/** States without a button: the viewer's role, or the viewer's firm, rules an application out. */
export const hasNoButton = (state: ApplyState): boolean => state === "notPermitted" || state === "ownFirm";

/** States in which the button is disabled; its label, or the line below it, gives the reason. */
export const isDisabled = (state: ApplyState): boolean =>
  !opensDialog(state) && state !== "wrongAccount" && state !== "signedOut";

export function applyStateOf(
  job: Pick<JobDetail, "status" | "pausedAt" | "viewer" | "firmId">,
  user: Pick<User, "userType" | "permissions" | "firmId"> | null,
): ApplyState {
  const { application } = job.viewer;
  const isOpen = job.status === "open" && !job.pausedAt;
  const mayApply = user?.permissions.includes("application:create") === true;
  if (application) return application.mayReapply && isOpen && mayApply ? "reapply" : "applied";
  if (job.status === "filled") return "filled";
  if (job.status !== "open") return "closed";
  if (job.pausedAt) return "paused";
  if (!user) return "signedOut";
  if (user.firmId === job.firmId) return "ownFirm";
  if (user.userType === "attorney") return "wrongAccount";
  return mayApply ? "apply" : "notPermitted";
}
