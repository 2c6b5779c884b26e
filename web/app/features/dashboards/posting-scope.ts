import type { User } from "@caseload/contract/accounts/accounts";

export type Viewer = Pick<User, "permissions" | "firmId" | "firmName">;

/** Whose rows GET /api/dashboard/stats counts: the firm's for reviewers, one's own for all others. */
export const scopeOf = ({ permissions }: Viewer): "your firm's" | "yours" =>
  permissions.includes("application:review") ? "your firm's" : "yours";

/** The list of the firm's open postings, for those whose figures count them. */
export const firmPostings = ({ permissions, firmId, firmName }: Viewer): string | undefined =>
  permissions.includes("job:edit")
    ? "/jobs/manage?group=open"
    : permissions.includes("application:review") && firmName !== null
      ? `/firms/${firmId}`
      : undefined;
