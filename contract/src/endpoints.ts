/** Every endpoint of the API. A call in paths.ts without an entry here does not compile. */
import { accountClosingEndpoints } from "./account-closing.ts";
import { accountSettingsEndpoints } from "./account-settings.ts";
import { accountEndpoints } from "./accounts.ts";
import { analyticsEndpoints } from "./analytics.ts";
import { applicationEndpoints } from "./applications.ts";
import { calendarEndpoints } from "./calendar.ts";
import { contactEndpoints } from "./contact.ts";
import { contractEndpoints } from "./contracts.ts";
import { credentialEndpoints } from "./credentials.ts";
import { dashboardEndpoints } from "./dashboards.ts";
import { dataExportEndpoints } from "./data-export.ts";
import { departmentEndpoints } from "./departments.ts";
import { earningsEndpoints } from "./earnings.ts";
import type { Endpoint } from "./endpoint.ts";
import { firmEndpoints } from "./firms.ts";
import { invitationEndpoints } from "./invitations.ts";
import { jobApprovalEndpoints } from "./job-approvals.ts";
import { fileEndpoints } from "./files.ts";
import { directoryEndpoints } from "./directory.ts";
import { jobInviteEndpoints } from "./job-invites.ts";
import { jobPauseEndpoints } from "./job-pauses.ts";
import { jobSearchEndpoints } from "./job-search.ts";
import { jobEndpoints } from "./jobs.ts";
import { marketDashboardEndpoints } from "./market-dashboards.ts";
import { matchEndpoints } from "./matches.ts";
import { messageEndpoints } from "./messages.ts";
import { notificationEndpoints } from "./notifications.ts";
import type { CallName } from "./paths.ts";
import { officeDashboardEndpoints } from "./office-dashboards.ts";
import { onboardingEndpoints } from "./onboarding.ts";
import { postingEndpoints } from "./postings.ts";
import { profileEndpoints } from "./profiles.ts";
import { pushDeviceEndpoints } from "./push-devices.ts";
import { savedSearchEndpoints } from "./saved-searches.ts";
import { searchPreferenceEndpoints } from "./search-preferences.ts";
import { reportScheduleEndpoints } from "./report-schedules.ts";
import { reportEndpoints } from "./reports.ts";
import { searchEndpoints } from "./search.ts";
import { signInSafetyEndpoints } from "./sign-in-safety.ts";
import { teamEndpoints } from "./team.ts";
import { staffActionEndpoints } from "./staff-actions.ts";
import { unsubscribeEndpoints } from "./unsubscribe.ts";

export const endpoints = {
  ...accountEndpoints,
  ...accountSettingsEndpoints,
  ...dataExportEndpoints,
  ...accountClosingEndpoints,
  ...signInSafetyEndpoints,
  ...jobEndpoints,
  ...jobPauseEndpoints,
  ...jobSearchEndpoints,
  ...searchEndpoints,
  ...matchEndpoints,
  ...searchPreferenceEndpoints,
  ...savedSearchEndpoints,
  ...jobApprovalEndpoints,
  ...postingEndpoints,
  ...applicationEndpoints,
  ...contractEndpoints,
  ...messageEndpoints,
  ...notificationEndpoints,
  ...pushDeviceEndpoints,
  ...unsubscribeEndpoints,
  ...profileEndpoints,
  ...firmEndpoints,
  ...teamEndpoints,
  ...invitationEndpoints,
  ...departmentEndpoints,
  ...directoryEndpoints,
  ...jobInviteEndpoints,
  ...earningsEndpoints,
  ...calendarEndpoints,
  ...dashboardEndpoints,
  ...marketDashboardEndpoints,
  ...officeDashboardEndpoints,
  ...onboardingEndpoints,
  ...analyticsEndpoints,
  ...reportScheduleEndpoints,
  ...contactEndpoints,
  ...fileEndpoints,
  ...credentialEndpoints,
  ...reportEndpoints,
  ...staffActionEndpoints,
} satisfies { [Name in CallName]: Endpoint & { name: Name } };

export type Endpoints = typeof endpoints;
