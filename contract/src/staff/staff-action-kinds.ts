/** What the audit log of staff actions knows; free of zod for the browser. */

export const staffSubjects = ["contact_message", "credential", "report", "sanction", "user", "task"] as const;
export type StaffSubject = (typeof staffSubjects)[number];

export const staffSubjectLabels: Record<StaffSubject, string> = {
  contact_message: "Contact message",
  credential: "Credential",
  report: "Report",
  sanction: "Sanction",
  user: "User",
  task: "Background tasks",
};

export const staffActionKinds = [
  "contact_answered",
  "contact_closed",
  "contact_reopened",
  "evidence_opened",
  "credential_verified",
  "credential_rejected",
  "report_upheld",
  "report_dismissed",
  "report_reopened",
  "takedown_imposed",
  "warning_imposed",
  "suspension_imposed",
  "ban_imposed",
  "sanction_lifted",
  "appeal_refused",
  "staff_granted",
  "staff_revoked",
  "account_locked",
  "account_unlocked",
  "emails_resent",
  "tasks_requeued",
] as const;
export type StaffActionKind = (typeof staffActionKinds)[number];

export const staffActionLabels: Record<StaffActionKind, string> = {
  contact_answered: "replied to a contact message",
  contact_closed: "closed a contact message",
  contact_reopened: "reopened a contact message",
  evidence_opened: "opened the evidence of a credential",
  credential_verified: "verified a credential",
  credential_rejected: "rejected a credential",
  report_upheld: "upheld a report",
  report_dismissed: "dismissed a report",
  report_reopened: "reopened a report",
  takedown_imposed: "took down a posting or message",
  warning_imposed: "warned a member",
  suspension_imposed: "suspended a member",
  ban_imposed: "banned a member",
  sanction_lifted: "lifted a sanction",
  appeal_refused: "refused an appeal",
  staff_granted: "granted staff rights",
  staff_revoked: "revoked staff rights",
  account_locked: "locked an account",
  account_unlocked: "unlocked an account",
  emails_resent: "sent an account's emails again",
  tasks_requeued: "requeued failed tasks",
};
