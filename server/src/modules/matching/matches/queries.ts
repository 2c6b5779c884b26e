import { and, asc, desc, eq, inArray, lt, ne } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { jobInvites } from "../../../platform/db/schema/job-invites.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { rankingPlaces, shownRankings } from "../../../platform/db/schema/matches.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { mayReapply } from "../../jobs/postings/accepts-applications.ts";
import { type JobRow, selectJobs } from "../../jobs/postings/job-rows.ts";

/** Postings by id. */
export async function findJobs(db: Reader, ids: number[]): Promise<Map<number, JobRow>> {
  if (ids.length === 0) return new Map();
  const rows = await selectJobs(db).where(inArray(jobs.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The person's own applications by job. */
export async function findOwnApplications(db: Reader, paralegalId: number, jobIds: number[]) {
  if (jobIds.length === 0) return new Map<number, never>();
  const rows = await db
    .select({
      jobId: applications.jobId,
      status: applications.status,
      viewedAt: applications.viewedAt,
      mayReapply,
    })
    .from(applications)
    .where(and(eq(applications.paralegalId, paralegalId), inArray(applications.jobId, jobIds)));
  return new Map(rows.map((row) => [row.jobId, row]));
}

const selectPeople = (db: Reader) =>
  db
    .select({
      id: users.id,
      name: users.name,
      emailConfirmed: isEmailConfirmed(users),
      profile: paralegalProfiles,
    })
    .from(users)
    .innerJoin(paralegalProfiles, eq(paralegalProfiles.userId, users.id));
export type SuggestedRow = Awaited<ReturnType<typeof selectPeople>>[number];

/** People with their profiles, by id. */
export async function findPeople(db: Reader, ids: number[]): Promise<Map<number, SuggestedRow>> {
  if (ids.length === 0) return new Map();
  const rows = await selectPeople(db).where(inArray(users.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** When each paralegal was invited to a posting, by id. */
export async function findInviteTimes(db: Reader, jobId: number): Promise<Map<number, Date>> {
  const rows = await db
    .select({ paralegalId: jobInvites.paralegalId, createdAt: jobInvites.createdAt })
    .from(jobInvites)
    .where(eq(jobInvites.jobId, jobId));
  return new Map(rows.map(({ paralegalId, createdAt }) => [paralegalId, createdAt]));
}

/** Applicants who have not withdrawn, except the viewer, newest first. */
export const findApplicants = (db: Reader, jobId: number, viewerId: number) =>
  db
    .select({ id: applications.id, paralegalId: applications.paralegalId, status: applications.status })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        ne(applications.status, "withdrawn"),
        ne(applications.paralegalId, viewerId),
      ),
    )
    .orderBy(desc(applications.createdAt), desc(applications.id));
export type ApplicantRow = Awaited<ReturnType<typeof findApplicants>>[number];

const placeColumns = {
  rankingId: rankingPlaces.rankingId,
  place: rankingPlaces.place,
  matchScore: rankingPlaces.matchScore,
  reasons: rankingPlaces.reasons,
  gaps: rankingPlaces.gaps,
  fromProfile: rankingPlaces.fromProfile,
  features: rankingPlaces.features,
  job: {
    id: jobs.id,
    title: jobs.title,
    status: jobs.status,
    hidden: jobs.hidden,
    firmId: jobs.firmId,
    postedById: jobs.postedById,
  },
};

const placesOf = (db: Reader, rankingIds: number[], paralegalId: number) =>
  db
    .select(placeColumns)
    .from(rankingPlaces)
    .leftJoin(jobs, eq(jobs.id, rankingPlaces.jobId))
    .where(and(inArray(rankingPlaces.rankingId, rankingIds), eq(rankingPlaces.paralegalId, paralegalId)))
    .orderBy(asc(rankingPlaces.place));
export type PlaceRow = Awaited<ReturnType<typeof placesOf>>[number];

/** The rankings with a person, newest first, with that person's places. */
export async function listRankingsOf(
  db: Reader,
  paralegalId: number,
  paging: { limit?: number | undefined; cursor?: string | undefined },
) {
  const cursor = decodeCursor(paging.cursor);
  const own = db
    .selectDistinct({ id: rankingPlaces.rankingId })
    .from(rankingPlaces)
    .where(
      and(
        eq(rankingPlaces.paralegalId, paralegalId),
        cursor ? lt(rankingPlaces.rankingId, cursor.id) : undefined,
      ),
    )
    .orderBy(desc(rankingPlaces.rankingId))
    .limit(pageSize(paging.limit));
  const rows = await db
    .select()
    .from(shownRankings)
    .where(inArray(shownRankings.id, own))
    .orderBy(desc(shownRankings.id));
  const page = toPage(rows, paging.limit, ({ id }) => ({ at: null, id }));
  const ids = page.rows.map(({ id }) => id);
  return { ...page, places: ids.length > 0 ? await placesOf(db, ids, paralegalId) : [] };
}
export type RankingRow = typeof shownRankings.$inferSelect;
