import type { CallName } from "@caseload/contract/paths";
import type { Topic } from "@caseload/contract/realtime";

/** Which calls answer differently once a kind of record has changed. */
export const callsOfTopic: Record<Topic, readonly CallName[]> = {
  jobs: [
    "listJobs",
    "countJobs",
    "getJob",
    "listAttorneyJobs",
    "listOwnApplications",
    "dashboardStats",
    "listIntelligentMatches",
    "getJobMatch",
    "suggestParalegals",
    "listApplicantMatches",
  ],
  applications: [
    "listOwnApplications",
    "listReceivedApplications",
    "getApplication",
    "getJob",
    "listAttorneyJobs",
    "dashboardStats",
    "listIntelligentMatches",
    "getJobMatch",
    "suggestParalegals",
    "listApplicantMatches",
  ],
  contracts: [
    "listContracts",
    "getContract",
    "listOwnApplications",
    "listReceivedApplications",
    "getThread",
    "dashboardStats",
  ],
  messages: ["listConversations", "getThread", "dashboardStats"],
  notifications: ["listNotifications", "countUnreadNotifications", "dashboardStats"],
  profile: [
    "me",
    "getAccountSettings",
    "getOwnParalegalProfile",
    "getParalegalProfile",
    "getOwnFirmProfile",
    "listIntelligentMatches",
    "getJobMatch",
  ],
  session: ["me"],
  export: ["getDataExport"],
  contact: ["listContactMessages", "getContactMessage"],
  matches: ["getSearchPreferences", "listIntelligentMatches", "getJobMatch", "suggestParalegals"],
};
