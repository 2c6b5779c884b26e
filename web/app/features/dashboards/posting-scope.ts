import type { User } from "@caseload/contract/accounts/accounts";
import type { PostingGroup } from "@caseload/contract/jobs/posting-options";

export type Viewer = Pick<User, "permissions">;

type Scope = "firm-wide" | "yours";

/** Whose postings GET /api/dashboard/stats counts: the firm's for those who manage them, one's own for all others. */
export const postingsScope = ({ permissions }: Viewer): Scope =>
  permissions.includes("job:edit") ? "firm-wide" : "yours";

/** Whose applications it counts. */
export const applicationsScope = ({ permissions }: Viewer): Scope =>
  permissions.includes("application:review") ? "firm-wide" : "yours";

/** The list of these postings. */
export const postingsIn = (viewer: Viewer, group: PostingGroup): string =>
  `${postingsScope(viewer) === "yours" ? "/jobs/mine" : "/jobs/manage"}?group=${group}`;
