import type { CallName } from "@caseload/contract/endpoints";

const deadlineQuestion = { trigger: "2026-03-02", count: "14", unit: "days", direction: "after" };

/** The required query of calls. */
export const queries: Partial<Record<CallName, Record<string, string>>> = {
  listCalendar: { from: "2026-03-01", to: "2026-04-11" },
  computeDeadline: deadlineQuestion,
  downloadDeadline: deadlineQuestion,
  getApplicantAvailability: { from: "2026-03-01", to: "2026-03-31" },
};
