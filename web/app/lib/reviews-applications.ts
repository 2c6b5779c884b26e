import type { User } from "@caseload/contract/accounts/accounts";

/** Whether a person reads applications: those to all of the firm's postings, or as its other attorneys those to one's own. */
export const reviewsApplications = (user: User | null): boolean =>
  user !== null &&
  user.firmId !== null &&
  (user.userType === "attorney" || user.permissions.includes("application:review"));
