import type { User } from "@caseload/contract/accounts/accounts";

/** Whether a person looks for paralegals on behalf of a firm, and so shortlists and invites them. */
export const hiresForFirm = (user: User | null): boolean =>
  user !== null && user.firmId !== null && user.permissions.includes("application:review");
