/** Every endpoint of the API. */
import { accountDeletionEndpoints } from "./accounts/account-deletion.ts";
import { accountSettingsEndpoints } from "./accounts/account-settings.ts";
import { accountEndpoints } from "./accounts/accounts.ts";
import { analyticsEndpoints } from "./reporting/analytics.ts";
import { applicantEndpoints } from "./hiring/applicants.ts";
import { applicationDraftEndpoints } from "./hiring/application-drafts.ts";
import { applicationEndpoints } from "./hiring/applications.ts";
import { availabilityEndpoints } from "./hiring/availability.ts";
import { blockEndpoints } from "./messages/blocks.ts";
import { calendarEndpoints } from "./reporting/calendar.ts";
import { conflictCheckEndpoints } from "./hiring/conflict-checks.ts";
import { conflictLedgerEndpoints } from "./hiring/conflict-ledger.ts";
import { contactEndpoints } from "./staff/contact-messages.ts";
import { contractCommentEndpoints } from "./engagements/contract-comments.ts";
import { contractCountEndpoints } from "./engagements/contract-counts.ts";
import { contractVersionEndpoints } from "./engagements/contract-versions.ts";
import { certificateEndpoints } from "./engagements/certificates.ts";
import { contractFileEndpoints } from "./engagements/contract-files.ts";
import { contractEndpoints } from "./engagements/contracts.ts";
import { engagementFileEndpoints } from "./engagements/engagement-file.ts";
import { legalHoldEndpoints } from "./engagements/legal-holds.ts";
import { credentialEndpoints } from "./profiles/credentials.ts";
import {
  dashboardEndpoints,
  firmDashboardEndpoints,
  paralegalDashboardEndpoints,
} from "./reporting/dashboards.ts";
import { dataExportEndpoints } from "./accounts/data-export.ts";
import { deadlineEndpoints } from "./reporting/deadlines.ts";
import { deliverableEndpoints } from "./engagements/deliverables.ts";
import { departmentEndpoints } from "./firms/departments.ts";
import { earningsEndpoints } from "./reporting/earnings.ts";
import type { Endpoint } from "./endpoint.ts";
import { firmEndpoints } from "./firms/firms.ts";
import { invitationEndpoints } from "./firms/invitations.ts";
import { joinRequestEndpoints } from "./firms/join-requests.ts";
import { interviewEndpoints } from "./hiring/interviews.ts";
import { jobApprovalEndpoints } from "./jobs/job-approvals.ts";
import { invoiceEndpoints } from "./engagements/invoices.ts";
import { paymentEndpoints } from "./engagements/payments.ts";
import { fileEndpoints } from "./files/files.ts";
import { directoryEndpoints } from "./hiring/directory.ts";
import { jobInviteEndpoints } from "./hiring/job-invites.ts";
import { jobInterestEndpoints } from "./jobs/job-interest.ts";
import { jobMarkEndpoints } from "./jobs/job-marks.ts";
import { jobPauseEndpoints } from "./jobs/response-times.ts";
import { jobSearchEndpoints } from "./search/job-search.ts";
import { postingGuardEndpoints } from "./jobs/posting-guard.ts";
import { jobEndpoints } from "./jobs/jobs.ts";
import { matchEndpoints } from "./matching/matches.ts";
import { passkeyEndpoints } from "./accounts/passkeys.ts";
import { messageDraftEndpoints } from "./messages/message-drafts.ts";
import { messageEndpoints } from "./messages/messages.ts";
import { notificationEndpoints } from "./notifications/notifications.ts";
import { onboardingEndpoints } from "./profiles/onboarding.ts";
import { postingEndpoints } from "./jobs/postings.ts";
import { postingTemplateEndpoints } from "./jobs/posting-templates.ts";
import { profileEndpoints } from "./profiles/profiles.ts";
import { pushDeviceEndpoints } from "./notifications/push-devices.ts";
import { savedSearchEndpoints } from "./search/saved-searches.ts";
import { searchPreferenceEndpoints } from "./search/search-preferences.ts";
import { taskEndpoints } from "./reporting/tasks.ts";
import { teamWorkEndpoints } from "./reporting/team-work.ts";
import { reportViewEndpoints } from "./reporting/report-views.ts";
import { reportScheduleEndpoints } from "./reporting/scheduled-reports.ts";
import { reportEndpoints } from "./staff/abuse-reports.ts";
import { reviewEndpoints } from "./engagements/reviews.ts";
import { screeningEndpoints } from "./engagements/screening.ts";
import { searchEndpoints } from "./search/global-search.ts";
import { supervisionEndpoints } from "./engagements/supervision.ts";
import { signInSafetyEndpoints } from "./accounts/account-security.ts";
import { teamEndpoints } from "./firms/team.ts";
import { spendEndpoints } from "./reporting/spend.ts";
import { sanctionEndpoints } from "./staff/sanctions.ts";
import { staffActionEndpoints } from "./staff/staff-actions.ts";
import { billingEndpoints } from "./engagements/billing.ts";
import { timeEntryEndpoints } from "./engagements/time-entries.ts";
import { timerEndpoints } from "./engagements/timers.ts";
import { timesheetEndpoints } from "./engagements/timesheets.ts";
import { verificationEndpoints } from "./engagements/verification.ts";
import { stateRuleEndpoints } from "./profiles/state-rules.ts";
import { unsubscribeEndpoints } from "./notifications/unsubscribe.ts";

/** Refuses to compile an endpoint whose name differs from its key. */
const named = <E extends { readonly [Name in keyof E]: Endpoint & { readonly name: Name } }>(given: E): E =>
  given;

export const endpoints = named({
  ...accountEndpoints,
  ...accountSettingsEndpoints,
  ...dataExportEndpoints,
  ...accountDeletionEndpoints,
  ...signInSafetyEndpoints,
  ...passkeyEndpoints,
  ...jobEndpoints,
  ...jobPauseEndpoints,
  ...jobInterestEndpoints,
  ...jobMarkEndpoints,
  ...postingTemplateEndpoints,
  ...jobSearchEndpoints,
  ...searchEndpoints,
  ...matchEndpoints,
  ...searchPreferenceEndpoints,
  ...savedSearchEndpoints,
  ...jobApprovalEndpoints,
  ...postingGuardEndpoints,
  ...postingEndpoints,
  ...applicationEndpoints,
  ...applicantEndpoints,
  ...applicationDraftEndpoints,
  ...interviewEndpoints,
  ...conflictLedgerEndpoints,
  ...conflictCheckEndpoints,
  ...contractEndpoints,
  ...contractVersionEndpoints,
  ...contractCommentEndpoints,
  ...contractCountEndpoints,
  ...timeEntryEndpoints,
  ...timerEndpoints,
  ...timesheetEndpoints,
  ...billingEndpoints,
  ...invoiceEndpoints,
  ...paymentEndpoints,
  ...deliverableEndpoints,
  ...supervisionEndpoints,
  ...contractFileEndpoints,
  ...legalHoldEndpoints,
  ...screeningEndpoints,
  ...certificateEndpoints,
  ...reviewEndpoints,
  ...engagementFileEndpoints,
  ...verificationEndpoints,
  ...messageEndpoints,
  ...messageDraftEndpoints,
  ...blockEndpoints,
  ...notificationEndpoints,
  ...pushDeviceEndpoints,
  ...unsubscribeEndpoints,
  ...profileEndpoints,
  ...firmEndpoints,
  ...teamEndpoints,
  ...invitationEndpoints,
  ...joinRequestEndpoints,
  ...departmentEndpoints,
  ...directoryEndpoints,
  ...jobInviteEndpoints,
  ...earningsEndpoints,
  ...spendEndpoints,
  ...calendarEndpoints,
  ...deadlineEndpoints,
  ...availabilityEndpoints,
  ...dashboardEndpoints,
  ...paralegalDashboardEndpoints,
  ...firmDashboardEndpoints,
  ...taskEndpoints,
  ...teamWorkEndpoints,
  ...onboardingEndpoints,
  ...analyticsEndpoints,
  ...reportScheduleEndpoints,
  ...reportViewEndpoints,
  ...contactEndpoints,
  ...fileEndpoints,
  ...credentialEndpoints,
  ...stateRuleEndpoints,
  ...reportEndpoints,
  ...sanctionEndpoints,
  ...staffActionEndpoints,
});

export type Endpoints = typeof endpoints;
export type CallName = keyof Endpoints;
export type NamedEndpoint = Endpoint & { readonly name: CallName };

export const allEndpoints: readonly NamedEndpoint[] = Object.values(endpoints);
