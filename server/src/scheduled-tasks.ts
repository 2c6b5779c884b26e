import { z } from "zod";
import type { Db } from "./platform/db/database.ts";
import { deleteExpired } from "./modules/accounts/sign-in/delete-expired.ts";
import { completeUnopposedContracts } from "./modules/engagements/contracts/complete-unopposed-contracts.ts";
import { lapseCredentials } from "./modules/profiles/credentials/lapse-credentials.ts";
import { remindOfCredentials } from "./modules/profiles/credentials/remind-of-credentials.ts";
import { startDueContracts } from "./modules/engagements/contracts/start-due-contracts.ts";
import { expireExports } from "./modules/accounts/data-export/expire-exports.ts";
import { removeUnneededFiles } from "./platform/files/remove-unneeded-files.ts";
import { closeExpiredJobs } from "./modules/jobs/postings/close-expired-jobs.ts";
import { collectWords } from "./modules/search/job-search/collect-words.ts";
import { indexPostings } from "./modules/search/job-search/index-postings.ts";
import { refreshFacets } from "./modules/jobs/postings/refresh-search-columns.ts";
import { deleteOldRankings } from "./modules/matching/rankings/delete-old-rankings.ts";
import { countResponses } from "./modules/jobs/response-times/count-responses.ts";
import { pauseUnansweredJobs } from "./modules/jobs/response-times/pause-unanswered-jobs.ts";
import { remindUnanswered } from "./modules/jobs/response-times/remind-unanswered.ts";
import { resumeAnsweredJobs } from "./modules/jobs/response-times/resume-answered.ts";
import { settleUnanswered } from "./modules/jobs/response-times/settle-unanswered.ts";
import { warnOfPause } from "./modules/jobs/response-times/warn-of-pause.ts";
import { sendDueReports } from "./modules/reporting/scheduled-reports/send-due-reports.ts";
import { sendDigests } from "./modules/search/saved-searches/send-digests.ts";
import type { Schedule } from "./platform/tasks/boss.ts";
import { defineTask } from "./platform/tasks/task.ts";

/** What scheduled work is given. */
export interface ScheduleDeps {
  db: Db;
  clock: () => Date;
}

/** Work that time brings about. The next minute is its second attempt. */
const inTime = (name: string, command: (db: Db, now: Date) => Promise<number>) =>
  defineTask<object, ScheduleDeps>(
    name,
    { payload: z.object({}), retryLimit: 0, concurrency: 1, expireInSeconds: 600 },
    async (_payload, { db, clock }) => {
      await command(db, clock());
    },
  );

export const scheduledTasks = [
  inTime("close-expired-jobs", closeExpiredJobs),
  inTime("start-due-contracts", startDueContracts),
  inTime("expire-exports", expireExports),
  inTime("complete-unopposed-contracts", completeUnopposedContracts),
  inTime("forget-expired", deleteExpired),
  inTime("forget-rankings", deleteOldRankings),
  inTime("read-postings", (db) => refreshFacets(db)),
  inTime("file-postings", (db) => indexPostings(db)),
  inTime("collect-search-words", collectWords),
  inTime("lapse-credentials", lapseCredentials),
  inTime("remind-of-credentials", remindOfCredentials),
  inTime("send-digests", sendDigests),
  inTime("settle-silences", settleUnanswered),
  inTime("remind-of-silence", remindUnanswered),
  inTime("warn-of-pause", warnOfPause),
  inTime("pause-silent-jobs", pauseUnansweredJobs),
  inTime("resume-answered-jobs", resumeAnsweredJobs),
  inTime("count-responses", countResponses),
  inTime("send-due-reports", sendDueReports),
];

/** All of them, every minute. */
export const schedules: readonly Schedule[] = [...scheduledTasks, removeUnneededFiles].map((task) => ({
  task,
  cron: "* * * * *",
}));
