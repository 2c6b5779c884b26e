/** What can be reported, why, and what came of it; free of zod for the browser. */
import type { Option } from "../options.ts";

export const reportSubjects = ["job", "profile", "message", "review"] as const;
export type ReportSubject = (typeof reportSubjects)[number];

export const reportSubjectLabels: Record<ReportSubject, string> = {
  job: "Posting",
  profile: "Profile",
  message: "Message",
  review: "Review",
};

export const reportReasons = [
  "fraud",
  "false_claims",
  "harassment",
  "discrimination",
  "confidentiality",
  "spam",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonLabels: Record<ReportReason, string> = {
  fraud: "Fraud or a request for money",
  false_claims: "False claims about identity or credentials",
  harassment: "Harassment or threats",
  discrimination: "Discrimination",
  confidentiality: "Confidential client information",
  spam: "Spam or advertising",
  other: "Something else",
};

export const reportReasonOptions: readonly Option<ReportReason>[] = reportReasons.map((value) => ({
  value,
  label: reportReasonLabels[value],
}));

export const reportStatuses = ["open", "upheld", "dismissed"] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export const reportStatusLabels: Record<ReportStatus, string> = {
  open: "Open",
  upheld: "Upheld",
  dismissed: "Dismissed",
};
