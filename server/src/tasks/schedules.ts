import { z } from "zod";
import type { Db } from "../db/handle.ts";
import { forgetExpired } from "../modules/accounts/forget-expired.ts";
import { completeUnopposedContracts } from "../modules/contracts/complete-unopposed-contracts.ts";
import { lapseCredentials } from "../modules/credentials/lapse-credentials.ts";
import { remindOfCredentials } from "../modules/credentials/remind-of-credentials.ts";
import { startDueContracts } from "../modules/contracts/start-due-contracts.ts";
import { expireExports } from "../modules/exports/expire-exports.ts";
import { removeUnneededFiles } from "../modules/files/remove-unneeded-files.ts";
import { closeExpiredJobs } from "../modules/jobs/close-expired-jobs.ts";
import { collectWords } from "../modules/jobs/search/collect-words.ts";
import { filePostings } from "../modules/jobs/search/file-postings.ts";
import { readPostings } from "../modules/jobs/search/read-postings.ts";
import { forgetRankings } from "../modules/matches/forget-rankings.ts";
import { countResponses } from "../modules/responses/count-responses.ts";
import { pauseSilentJobs } from "../modules/responses/pause-silent-jobs.ts";
import { remindOfSilence } from "../modules/responses/remind-of-silence.ts";
import { resumeAnsweredJobs } from "../modules/responses/resume-answered.ts";
import { settleSilences } from "../modules/responses/settle-silences.ts";
import { warnOfPause } from "../modules/responses/warn-of-pause.ts";
import { sendDueReports } from "../modules/report-schedules/send-due-reports.ts";
import { sendDigests } from "../modules/saved-searches/send-digests.ts";
import type { Schedule } from "./boss.ts";
import { defineTask } from "./task.ts";

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
  inTime("forget-expired", forgetExpired),
  inTime("forget-rankings", forgetRankings),
  inTime("read-postings", (db) => readPostings(db)),
  inTime("file-postings", (db) => filePostings(db)),
  inTime("collect-search-words", collectWords),
  inTime("lapse-credentials", lapseCredentials),
  inTime("remind-of-credentials", remindOfCredentials),
  inTime("send-digests", sendDigests),
  inTime("settle-silences", settleSilences),
  inTime("remind-of-silence", remindOfSilence),
  inTime("warn-of-pause", warnOfPause),
  inTime("pause-silent-jobs", pauseSilentJobs),
  inTime("resume-answered-jobs", resumeAnsweredJobs),
  inTime("count-responses", countResponses),
  inTime("send-due-reports", sendDueReports),
];

/** All of them, every minute. */
export const schedules: readonly Schedule[] = [...scheduledTasks, removeUnneededFiles].map((task) => ({
  task,
  cron: "* * * * *",
}));
