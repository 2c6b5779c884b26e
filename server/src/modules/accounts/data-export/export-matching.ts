import { FEATURES } from "@caseload/matching/model/feature-names";
import { and, asc, count, eq, gt, inArray, max, min } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { jobMarks } from "../../../platform/db/schema/job-marks.ts";
import { jobViews } from "../../../platform/db/schema/job-views.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import {
  matchOutcomes,
  rankingPlaces,
  searchPreferences,
  shownRankings,
} from "../../../platform/db/schema/matches.ts";
import { reportedJobs, savedSearches as searches } from "../../../platform/db/schema/saved-searches.ts";
import { iteratePages, pageRows } from "./iterate-pages.ts";

export async function* preferences(tx: Tx, userId: number) {
  const [row] = await tx.select().from(searchPreferences).where(eq(searchPreferences.userId, userId));
  if (row) yield { ...row.preferences, savedAt: row.updatedAt };
}

/** Saved searches with the jobs that each has reported. */
export const savedSearches = (tx: Tx, userId: number) =>
  iteratePages(async (afterId) => {
    const rows = await tx
      .select()
      .from(searches)
      .where(and(eq(searches.userId, userId), gt(searches.id, afterId)))
      .orderBy(asc(searches.id))
      .limit(pageRows);
    const reported = await tx
      .select()
      .from(reportedJobs)
      .where(
        inArray(
          reportedJobs.searchId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(reportedJobs.jobId));
    return rows.map(({ userId: _own, ...search }) => ({
      ...search,
      reported: reported
        .filter(({ searchId }) => searchId === search.id)
        .map(({ jobId, reportedAt }) => ({ jobId, reportedAt })),
    }));
  });

/** Saved and hidden jobs: at most a thousand of each. */
export async function* markedJobs(tx: Tx, userId: number) {
  yield* await tx
    .select({ jobId: jobMarks.jobId, title: jobs.title, mark: jobMarks.mark, markedAt: jobMarks.markedAt })
    .from(jobMarks)
    .innerJoin(jobs, eq(jobs.id, jobMarks.jobId))
    .where(eq(jobMarks.userId, userId))
    .orderBy(asc(jobMarks.jobId));
}

/** Jobs that were opened, with the first and the last day. */
export async function* viewedJobs(tx: Tx, userId: number) {
  yield* await tx
    .select({
      jobId: jobViews.jobId,
      title: jobs.title,
      days: count(),
      first: min(jobViews.day),
      last: max(jobViews.day),
    })
    .from(jobViews)
    .innerJoin(jobs, eq(jobs.id, jobViews.jobId))
    .where(eq(jobViews.userId, userId))
    .groupBy(jobViews.jobId, jobs.title)
    .orderBy(asc(jobViews.jobId));
}

const namedFeatures = (features: readonly number[]): Record<string, number> =>
  Object.fromEntries(features.map((value, at) => [FEATURES[at] ?? `feature ${at + 1}`, value]));

async function findPlaces(tx: Tx, rankingIds: number[], userId: number) {
  const rows = await tx
    .select()
    .from(rankingPlaces)
    .where(and(inArray(rankingPlaces.rankingId, rankingIds), eq(rankingPlaces.paralegalId, userId)))
    .orderBy(asc(rankingPlaces.place));
  return rows.map(({ rankingId, paralegalId: _own, features, ...place }) => ({
    rankingId,
    place: {
      ...place,
      features: namedFeatures(features),
    },
  }));
}

/** Rankings that include the user, with the user's places only. */
export const rankings = (tx: Tx, userId: number) =>
  iteratePages(async (afterId) => {
    const own = tx
      .selectDistinct({ id: rankingPlaces.rankingId })
      .from(rankingPlaces)
      .where(and(eq(rankingPlaces.paralegalId, userId), gt(rankingPlaces.rankingId, afterId)))
      .orderBy(asc(rankingPlaces.rankingId))
      .limit(pageRows);
    const rows = await tx
      .select()
      .from(shownRankings)
      .where(inArray(shownRankings.id, own))
      .orderBy(asc(shownRankings.id));
    if (rows.length === 0) return [];
    const places = await findPlaces(
      tx,
      rows.map(({ id }) => id),
      userId,
    );
    return rows.map(({ viewerId, ...ranking }) => ({
      ...ranking,
      shownTo: viewerId === userId ? "you" : "a firm",
      places: places.filter(({ rankingId }) => rankingId === ranking.id).map(({ place }) => place),
    }));
  });

/** What was logged of the user's applications with the user's consent. */
export const learnedOutcomes = (tx: Tx, userId: number) =>
  iteratePages(async (afterId) => {
    const rows = await tx
      .select()
      .from(matchOutcomes)
      .where(and(eq(matchOutcomes.paralegalId, userId), gt(matchOutcomes.id, afterId)))
      .orderBy(asc(matchOutcomes.id))
      .limit(pageRows);
    return rows.map(({ paralegalId: _own, features, ...outcome }) => ({
      ...outcome,
      features: features && namedFeatures(features),
    }));
  });
