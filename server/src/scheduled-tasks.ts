import { hooks } from "./hooks.ts";
import { finishHeldErasures } from "./modules/accounts/account-deletion/held-records.ts";
import { deleteExpired } from "./modules/accounts/sign-in/delete-expired.ts";
import { askForCertificates } from "./modules/engagements/certificates/ask-for-certificates.ts";
import { removeUnfinishedUploadsTask } from "./modules/engagements/files/resumable-uploads.ts";
import { scanFilesTask } from "./modules/engagements/files/scan-files.ts";
import { completeUnopposedContracts } from "./modules/engagements/contracts/complete-contract.ts";
import {
  expireUnsignedContracts,
  remindOfUnsignedContracts,
} from "./modules/engagements/contracts/expire-contracts.ts";
import { checkDueConflicts } from "./modules/hiring/conflicts/check-due.ts";
import { readBusyCalendarsTask } from "./modules/hiring/availability/busy-calendars.ts";
import { expireInterviews, remindOfInterviews } from "./modules/hiring/interviews/remind-of-interviews.ts";
import { publishReviews } from "./modules/engagements/reviews/write-review.ts";
import { remindOfInvoices } from "./modules/engagements/invoices/remind-of-invoices.ts";
import { approveUnanswered, remindOfTimesheets } from "./modules/engagements/time/answer-timesheet.ts";
import { lapseCredentials } from "./modules/profiles/credentials/lapse-credentials.ts";
import { remindCredentialExpiry } from "./modules/profiles/credentials/remind-credential-expiry.ts";
import { remindOfEducation } from "./modules/profiles/state-rules/remind-education.ts";
import { startDueContracts } from "./modules/engagements/contracts/start-contract.ts";
import { expireExports } from "./modules/accounts/data-export/expire-exports.ts";
import { removeUnneededFilesTask } from "./platform/files/remove-unneeded-files.ts";
import { closeExpiredJobs } from "./modules/jobs/postings/close-expired-jobs.ts";
import { collectWords } from "./modules/search/job-search/collect-words.ts";
import { indexPostings } from "./modules/search/job-search/index-postings.ts";
import { refreshFacets } from "./modules/jobs/facets/refresh-facets.ts";
import { deleteOldRankings } from "./modules/matching/rankings/delete-old-rankings.ts";
import { countResponses } from "./modules/jobs/response-times/count-responses.ts";
import { pauseUnansweredJobs } from "./modules/jobs/response-times/pause-unanswered-jobs.ts";
import { remindUnanswered, settleUnanswered } from "./modules/jobs/response-times/remind-unanswered.ts";
import { resumeAnsweredJobs } from "./modules/jobs/response-times/resume-job.ts";
import { warnOfPause } from "./modules/jobs/response-times/warn-of-pause.ts";
import { sendDueReports } from "./modules/reporting/scheduled-reports/send-due-reports.ts";
import { sendDigests } from "./modules/search/saved-searches/send-digests.ts";
import { deleteExpiredKeys } from "./platform/http/idempotency.ts";
import type { Schedule } from "./platform/tasks/boss.ts";
import { scheduledTask } from "./platform/tasks/task.ts";
import { endSuspensions } from "./modules/staff/sanctions/end-sanction.ts";

export const scheduledTasks = [
  scheduledTask("close-expired-jobs", closeExpiredJobs),
  scheduledTask("start-due-contracts", startDueContracts),
  scheduledTask("expire-unsigned-contracts", (db, now) => expireUnsignedContracts({ db, hooks }, now)),
  scheduledTask("remind-of-unsigned-contracts", remindOfUnsignedContracts),
  scheduledTask("expire-exports", expireExports),
  scheduledTask("complete-unopposed-contracts", completeUnopposedContracts),
  scheduledTask("remind-of-timesheets", remindOfTimesheets),
  scheduledTask("approve-unanswered-timesheets", approveUnanswered),
  scheduledTask("remind-of-invoices", remindOfInvoices),
  scheduledTask("remind-of-interviews", remindOfInterviews),
  scheduledTask("expire-interviews", expireInterviews),
  scheduledTask("publish-reviews", publishReviews),
  scheduledTask("ask-for-certificates", askForCertificates),
  scheduledTask("finish-held-erasures", finishHeldErasures),
  scheduledTask("forget-expired", deleteExpired),
  scheduledTask("delete-expired-idempotency-keys", deleteExpiredKeys),
  scheduledTask("forget-rankings", deleteOldRankings),
  scheduledTask("read-postings", (db) => refreshFacets(db)),
  scheduledTask("file-postings", (db) => indexPostings(db)),
  scheduledTask("collect-search-words", collectWords),
  scheduledTask("lapse-credentials", lapseCredentials),
  scheduledTask("remind-of-credentials", remindCredentialExpiry),
  scheduledTask("remind-of-education", remindOfEducation),
  scheduledTask("end-suspensions", endSuspensions),
  scheduledTask("send-digests", sendDigests),
  scheduledTask("settle-silences", settleUnanswered),
  scheduledTask("remind-of-silence", remindUnanswered),
  scheduledTask("warn-of-pause", warnOfPause),
  scheduledTask("pause-silent-jobs", pauseUnansweredJobs),
  scheduledTask("resume-answered-jobs", resumeAnsweredJobs),
  scheduledTask("count-responses", countResponses),
  scheduledTask("send-due-reports", sendDueReports),
];

/** Runs all scheduled tasks every minute. */
export const schedules: readonly Schedule[] = [
  ...scheduledTasks,
  removeUnneededFilesTask,
  scanFilesTask,
  removeUnfinishedUploadsTask,
  checkDueConflicts,
  readBusyCalendarsTask,
].map((task) => ({
  task,
  cron: "* * * * *",
}));
