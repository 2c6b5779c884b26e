import { and, eq, gte } from "drizzle-orm";
import { notifications } from "../platform/db/schema/notifications.ts";
import { makeApplication } from "../demo/factories.ts";
import { closeExpiredJobs } from "../modules/jobs/postings/close-expired-jobs.ts";
import { pauseUnansweredJobs } from "../modules/jobs/response-times/pause-unanswered-jobs.ts";
import { remindUnanswered, settleUnanswered } from "../modules/jobs/response-times/remind-unanswered.ts";
import { resumeAnsweredJobs } from "../modules/jobs/response-times/resume-job.ts";
import { warnOfPause } from "../modules/jobs/response-times/warn-of-pause.ts";
import { type Cast, createHiringFirm, createPosting } from "./hiring.ts";
import type { Site } from "./site.ts";

/** Runs the scheduled tasks of unanswered applications for one minute. */
export async function runMinuteTasks({ db }: Pick<Site, "db">, now: Date) {
  await closeExpiredJobs(db, now);
  await settleUnanswered(db);
  return {
    reminded: await remindUnanswered(db, now),
    warned: await warnOfPause(db, now),
    paused: await pauseUnansweredJobs(db, now),
    resumed: await resumeAnsweredJobs(db, now),
  };
}
export const noneHandled = { reminded: 0, warned: 0, paused: 0, resumed: 0 };

/** Moves a site's clock and reads the resulting notifications. */
export function timeTravelOf(site: Site) {
  /** Sets the clock and runs that minute's tasks. */
  const reach = (instant: string) => runMinuteTasks(site, (site.time.now = new Date(instant)));
  /** Titles of a person's notifications from an instant on. */
  const titlesSince = async (person: { id: number }, since: Date) =>
    (
      await site.db
        .select()
        .from(notifications)
        .where(and(eq(notifications.userId, person.id), gte(notifications.createdAt, since)))
        .orderBy(notifications.id)
    ).map(({ title }) => title);
  return { reach, titlesSince };
}

/** A posting of a firm in New York with unanswered applications of Daniel and Priya since June 1. */
export async function createUnansweredApplications(
  site: Site,
  given: Parameters<typeof createPosting>[2] = {},
) {
  site.time.now = new Date("2026-06-01T15:00:00Z");
  const cast = await createHiringFirm(site);
  const { id: jobId } = await createPosting(site, cast, given);
  const first = await applyNow(site, cast.daniel, jobId);
  const second = await applyNow(site, cast.priya, jobId);
  return { cast, jobId, first, second };
}

/** Inserts an application at the current time. Returns its id. */
export const applyNow = async (site: Site, who: Pick<Cast["daniel"], "id">, jobId: number): Promise<number> =>
  (await makeApplication(site.db, site.time.now, { jobId, paralegalId: who.id })).id;
