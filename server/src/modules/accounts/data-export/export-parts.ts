import type { Tx } from "../../../platform/db/database.ts";
import type { NameSeal } from "../../../platform/name-seal.ts";
import {
  account,
  acceptances,
  availability,
  calendarAddress,
  contacts,
  invitations,
  joinRequests,
  notifications,
  profile,
  messages,
} from "./export-account.ts";
import {
  learnedOutcomes,
  markedJobs,
  preferences,
  rankings,
  savedSearches,
  viewedJobs,
} from "./export-matching.ts";
import { credentials, fileCertificates, reports, sharedFiles, storedFiles } from "./export-files.ts";
import {
  savedReportViews,
  scheduledReports,
  invitesReceived,
  invitesSent,
  shortlisted,
  writtenNotes,
  applications,
  firm,
  jobs,
  receivedApplications,
} from "./export-work.ts";
import { exportedReviews } from "./export-reviews.ts";
import { exportedInterviews } from "./export-interviews.ts";
import { conflictLedger } from "./export-ledger.ts";
import { comments, contracts, signatures, versions } from "./export-contracts.ts";
import {
  exportedDisputes,
  exportedInvoiceHistory,
  exportedInvoiceLines,
  exportedInvoices,
  exportedPayments,
} from "./export-invoices.ts";
import { contractDeliverables, deliverableHistory } from "./export-deliverables.ts";
import { recordedTime, runningTimer, supervisionLog, timeRemarks, weeklyTimesheets } from "./export-time.ts";
import { exportedDrafts } from "./export-drafts.ts";
import { blocks, sanctions } from "./export-moderation.ts";
import { stateCourses, stateDeclarations } from "./export-state-rules.ts";
import { browsers, pushBrowsers, securityLog, sessions, signInMethods } from "./export-security.ts";

/** One file of the export: its description in README.txt, and its rows. */
export interface ExportPart {
  file: string;
  explanation: string;
  rows: (tx: Tx, userId: number, names: NameSeal) => AsyncIterable<object>;
}

/** In the order of README.txt. */
export const exportParts: readonly ExportPart[] = [
  {
    file: "account.json",
    explanation: "Your name, address, role, settings and what you told us when you registered.",
    rows: account,
  },
  { file: "profile.json", explanation: "Your paralegal profile.", rows: profile },
  { file: "firm.json", explanation: "The firm you belong to.", rows: firm },
  {
    file: "invitations.json",
    explanation: "Invitations to a firm that have not been used yet: those you sent, and those sent to you.",
    rows: invitations,
  },
  {
    file: "join-requests.json",
    explanation: "Firms you asked to join: open requests, and when one was declined.",
    rows: joinRequests,
  },
  {
    file: "jobs.json",
    explanation: "The jobs you posted, including drafts, with the parties you named for conflict checks.",
    rows: jobs,
  },
  {
    file: "applications-sent.json",
    explanation: "Your applications, with cover letters and outcomes.",
    rows: applications,
  },
  {
    file: "applications-received.json",
    explanation: "Who applied to your jobs, and the outcome. Cover letters belong to the applicants.",
    rows: receivedApplications,
  },
  {
    file: "application-notes.json",
    explanation: "Private notes and ratings that you wrote about applicants to your firm.",
    rows: writtenNotes,
  },
  {
    file: "interviews.json",
    explanation:
      "Interviews about your applications, and those that you proposed: times, place, notes and outcome.",
    rows: exportedInterviews,
  },
  {
    file: "conflict-ledger.json",
    explanation: "Parties of your past and current work, which you keep for conflict checks.",
    rows: conflictLedger,
  },
  {
    file: "job-invites-received.json",
    explanation: "Jobs that firms invited you to apply for, and your responses.",
    rows: invitesReceived,
  },
  {
    file: "job-invites-sent.json",
    explanation: "People you invited to apply, and their responses.",
    rows: invitesSent,
  },
  {
    file: "shortlist.json",
    explanation: "Paralegals you added to your firm's shortlist.",
    rows: shortlisted,
  },
  {
    file: "contracts.json",
    explanation:
      "Your contracts: current terms, signatures and every step. Network address, browser and fingerprint of the terms are included for your own signature only.",
    rows: contracts,
  },
  {
    file: "contract-versions.json",
    explanation:
      "Every version of the terms of your contracts, amendments included, and versions that you proposed on a colleague's contract.",
    rows: versions,
  },
  {
    file: "contract-comments.json",
    explanation: "Comments on the terms of your contracts, and your own comments on a colleague's.",
    rows: comments,
  },
  {
    file: "signatures.json",
    explanation: "Each of your signatures: the version and fingerprint of the terms, when and from where.",
    rows: signatures,
  },
  {
    file: "time.json",
    explanation: "Time that you recorded, and time that was submitted to you.",
    rows: recordedTime,
  },
  {
    file: "timesheets.json",
    explanation: "The timesheets of your contracts, and whether they were approved or returned.",
    rows: weeklyTimesheets,
  },
  {
    file: "time-comments.json",
    explanation: "Comments on your time, and your comments on the time of others.",
    rows: timeRemarks,
  },
  {
    file: "deliverables.json",
    explanation: "The deliverables of your contracts, and those that you added to a colleague's.",
    rows: contractDeliverables,
  },
  {
    file: "deliverable-submissions.json",
    explanation:
      "Every submission of a deliverable under your contracts, and whether it was approved or returned.",
    rows: deliverableHistory,
  },
  {
    file: "supervision-log.json",
    explanation: "The supervision log of your contracts.",
    rows: supervisionLog,
  },
  {
    file: "contract-files.json",
    explanation:
      "Files that you shared under your contracts, each version with its SHA-256. The files themselves are in each contract's engagement file.",
    rows: sharedFiles,
  },
  {
    file: "certificates.json",
    explanation: "Your certificates that files of a contract were returned or destroyed.",
    rows: fileCertificates,
  },
  {
    file: "reviews.json",
    explanation: "Reviews that you wrote, and published reviews of your contracts, with replies.",
    rows: exportedReviews,
  },
  {
    file: "invoices.json",
    explanation: "Invoices you created, and invoices you received as the firm's contact.",
    rows: exportedInvoices,
  },
  {
    file: "invoice-lines.json",
    explanation: "The lines of these invoices.",
    rows: exportedInvoiceLines,
  },
  {
    file: "payments.json",
    explanation: "Payments of these invoices, and payments that you recorded.",
    rows: exportedPayments,
  },
  {
    file: "invoice-disputes.json",
    explanation: "Disputes of these invoices, and disputes that you opened or resolved.",
    rows: exportedDisputes,
  },
  {
    file: "invoice-history.json",
    explanation: "What happened to these invoices, and what you did with invoices of colleagues.",
    rows: exportedInvoiceHistory,
  },
  { file: "timer.json", explanation: "Your running timer.", rows: runningTimer },
  {
    file: "calendar.json",
    explanation:
      "Your calendar link: when you created it, and when a program last read it. The link itself is stored only as a fingerprint.",
    rows: calendarAddress,
  },
  {
    file: "availability.json",
    explanation:
      "When you can meet, and the busy times of a calendar that you connected. Its address is encrypted.",
    rows: availability,
  },
  {
    file: "search-preferences.json",
    explanation: "Your job search preferences.",
    rows: preferences,
  },
  {
    file: "saved-searches.json",
    explanation: "Your saved searches, their alerts, and which jobs each has reported.",
    rows: savedSearches,
  },
  { file: "saved-jobs.json", explanation: "Jobs that you saved or hid.", rows: markedJobs },
  {
    file: "viewed-jobs.json",
    explanation: "Jobs that you opened, and on how many days. Their firms learn only how many people did.",
    rows: viewedJobs,
  },
  {
    file: "scheduled-reports.json",
    explanation:
      "Reports of your firm that you scheduled by email, with their recipients, and those that colleagues scheduled for you.",
    rows: scheduledReports,
  },
  {
    file: "report-views.json",
    explanation: "Reports of your firm that you saved under a name, with their filters and columns.",
    rows: savedReportViews,
  },
  {
    file: "rankings.json",
    explanation:
      "Rankings in which you were scored: when, for you or for a firm, by which model and data, with your places, the numbers behind each score, reasons and gaps. Kept for four years.",
    rows: rankings,
  },
  {
    file: "match-outcomes.json",
    explanation:
      "The outcomes of your applications, with the numbers behind your match score, kept to improve matching while you allow it.",
    rows: learnedOutcomes,
  },
  { file: "messages.json", explanation: "Messages that you sent and received.", rows: messages },
  { file: "notifications.json", explanation: "What we notified you about.", rows: notifications },
  { file: "sessions.json", explanation: "Where you are signed in.", rows: sessions },
  {
    file: "push-browsers.json",
    explanation:
      "Browsers that show our notifications: the session each belongs to, when it was added, when a notification was last sent, and which push service delivers it. Push addresses and keys are not included.",
    rows: pushBrowsers,
  },
  {
    file: "security.json",
    explanation:
      "How you sign in, and since when: password and authenticator app. Passwords and recovery codes are stored only as fingerprints; they and the app's secret are not included.",
    rows: signInMethods,
  },
  {
    file: "security-events.json",
    explanation:
      "Security events on your account, such as password changes and repeated wrong passwords, with when and from where.",
    rows: securityLog,
  },
  {
    file: "browsers.json",
    explanation:
      "Browsers that signed in to your account: when each was last seen, and until when it can sign in without a code.",
    rows: browsers,
  },
  {
    file: "contact-messages.json",
    explanation: "What you sent us through the contact form while you were signed in.",
    rows: contacts,
  },
  {
    file: "credentials.json",
    explanation: "The credentials you submitted, and the outcome of our review.",
    rows: credentials,
  },
  {
    file: "state-declarations.json",
    explanation: "What you declared about your qualification under the law of a state.",
    rows: stateDeclarations,
  },
  {
    file: "continuing-education.json",
    explanation: "Courses that you recorded.",
    rows: stateCourses,
  },
  {
    file: "reports.json",
    explanation: "What you reported to us, and the outcome.",
    rows: reports,
  },
  {
    file: "drafts.json",
    explanation: "Applications and messages you started and have not sent.",
    rows: exportedDrafts,
  },
  { file: "blocks.json", explanation: "People whom you blocked.", rows: blocks },
  {
    file: "sanctions.json",
    explanation:
      "Decisions of our staff about your account, postings and messages: the reason, what was removed, and your appeal.",
    rows: sanctions,
  },
  {
    file: "files.json",
    explanation:
      "Your photo in two sizes and the evidence of your credentials. The files themselves are in the folder files, each under its number and name.",
    rows: storedFiles,
  },
  {
    file: "acceptances.json",
    explanation: "Which versions of our terms and privacy notice you accepted.",
    rows: acceptances,
  },
];
