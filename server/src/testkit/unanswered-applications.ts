import { and, eq, gte } from "drizzle-orm";
import { notifications } from "../platform/db/schema/notifications.ts";
import { makeApplication } from "../demo/factories.ts";
import { closeExpiredJobs } from "../modules/jobs/postings/close-expired-jobs.ts";
import { pauseUnansweredJobs } from "../modules/jobs/response-times/pause-unanswered-jobs.ts";
import { remindUnanswered, settleUnanswered } from "../modules/jobs/response-times/remind-unanswered.ts";
import { resumeAnsweredJobs } from "../modules/jobs/response-times/resume-job.ts";
import { warnOfPause } from "../modules/jobs/response-times/warn-of-pause.ts";
import { type Cast, openOffice, postFor } from "./hiring.ts";
import type { Site } from "./site.ts";

/** One minute of the scheduled work that silences concern. */
export async function passMinute({ db }: Pick<Site, "db">, now: Date) {
  await closeExpiredJobs(db, now);
  await settleUnanswered(db);
  return {
    reminded: await remindUnanswered(db, now),
    warned: await warnOfPause(db, now),
    paused: await pauseUnansweredJobs(db, now),
    resumed: await resumeAnsweredJobs(db, now),
  };
}
export const nothing = { reminded: 0, warned: 0, paused: 0, resumed: 0 };

/** Lets time pass at a site, and looks at what it brought. */
export function timeOf(site: Site) {
  /** Travels there, and lets one minute's work be done. */
  const reach = (instant: string) => passMinute(site, (site.time.now = new Date(instant)));
  /** What somebody was told from an instant on. */
  const told = async (person: { id: number }, since: Date) =>
    (
      await site.db
        .select()
        .from(notifications)
        .where(and(eq(notifications.userId, person.id), gte(notifications.createdAt, since)))
        .orderBy(notifications.id)
    ).map(({ title }) => title);
  return { reach, told };
}

/** A posting on which Daniel and Priya have waited since the first of June, and its office in New York. */
export async function openSilence(site: Site, given: Parameters<typeof postFor>[2] = {}) {
  site.time.now = new Date("2026-06-01T15:00:00Z");
  const cast = await openOffice(site);
  const { id: jobId } = await postFor(site, cast, given);
  const first = await waitFor(site, cast.daniel, jobId);
  const second = await waitFor(site, cast.priya, jobId);
  return { cast, jobId, first, second };
}

/** Somebody applies now and waits; answers the application's id. */
export const waitFor = async (site: Site, who: Pick<Cast["daniel"], "id">, jobId: number): Promise<number> =>
  (await makeApplication(site.db, site.time.now, { jobId, paralegalId: who.id })).id;
