import { canOpenSharedFile } from "./modules/engagements/files/open-file.ts";
import { reportDeparture } from "./modules/engagements/contracts/report-departure.ts";
import { transferContracts } from "./modules/engagements/contracts/transfer-contracts.ts";
import { releaseTakenFirmName } from "./modules/firms/firm/release-taken-name.ts";
import { endApplications } from "./modules/hiring/applications/end-applications.ts";
import { canOpenAttachment } from "./modules/hiring/applications/attachments.ts";
import { rejectBackups } from "./modules/hiring/applications/reject-backups.ts";
import { restoreBackups } from "./modules/hiring/applications/restore-backups.ts";
import { withdrawAllApplications } from "./modules/hiring/applications/withdraw-application.ts";
import { hidePostings, showPostings, transferPostings } from "./modules/jobs/postings/offboard-poster.ts";
import { findResponseTime } from "./modules/jobs/response-times/queries.ts";
import type { Matching } from "./modules/matching/engine/matching-thread.ts";
import { findReportTopic } from "./modules/reporting/scheduled-reports/unsubscribe-report.ts";
import { findAlertTopic } from "./modules/search/saved-searches/alert-topic.ts";
import { criteriaFromPreferences } from "./modules/search/job-search/search-criteria.ts";
import type { Hooks } from "./platform/hooks.ts";

/** Provides the functions that modules call in higher-level modules. */
export const hooks: Omit<Hooks, "scorePostings" | "countMatches"> = {
  releaseTakenFirmName,
  hidePostings,
  showPostings,
  endApplications,
  withdrawApplications: withdrawAllApplications,
  transferWork: async (tx, { firmId, fromId, to }, now) => {
    await transferPostings(tx, { firmId, fromId, toId: to.id });
    await transferContracts(tx, { firmId, fromId, to }, now);
  },
  reportDeparture,
  rejectBackups,
  restoreBackups,
  findResponsiveness: findResponseTime,
  canOpenSharedFile: async (db, actor, fileId, now) =>
    (await canOpenSharedFile(db, actor, fileId, now)) || (await canOpenAttachment(db, actor, fileId)),
  findUnsubscribeTopic: async (db, userId, topic) =>
    (await findAlertTopic(db, userId, topic)) ?? (await findReportTopic(db, userId, topic)),
};

/** With those that need the matching thread. */
export const createHooks = (matching: Matching): Hooks => ({
  ...hooks,
  scorePostings: (viewerId, jobIds, now) => matching.scorePostings({ viewerId, jobIds, now }),
  countMatches: (viewerId, { preferences, keyword }, now) =>
    matching.countMatches({ viewerId, criteria: criteriaFromPreferences(preferences, keyword), now }),
});
