import type { MatchQuery } from "@caseload/contract/matching/matches";
import { standingOf } from "@caseload/contract/status-labels";
import { errorMessages } from "@caseload/contract/error-messages";
import { defaultPreferences } from "@caseload/contract/search/search-preference-options";
import type { MatchingPreferences } from "@caseload/contract/search/search-preferences";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { Matching } from "../engine/matching-thread.ts";
import type { ScoredPair } from "../engine/match-requests.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { findMarks } from "../../jobs/marks/queries.ts";
import { findJob } from "../../jobs/postings/queries.ts";
import type { JobRow } from "../../jobs/postings/job-rows.ts";
import { canSee } from "../../jobs/postings/policy.ts";
import { criteriaFromPreferences } from "../../search/job-search/search-criteria.ts";
import { findPreferences } from "../../search/search-preferences/queries.ts";
import { logRanking } from "../rankings/log-ranking.ts";
import { findJobs, findOwnApplications } from "./queries.ts";
import { areBlocked, findBlockedPeople } from "../../../platform/db/blocked-people.ts";

export interface MatchDeps {
  db: Db;
  matching: Matching;
  clock: () => Date;
}

/** Matches of one response. */
const defaultLimit = 20;

const preferencesOf = (query: MatchQuery): MatchingPreferences => ({
  specialties: query.specialties ?? defaultPreferences.specialties,
  location: query.location ?? defaultPreferences.location,
  maxDistance: query.maxDistance ?? defaultPreferences.maxDistance,
  minSalary: query.minSalary ?? defaultPreferences.minSalary,
  maxSalary: query.maxSalary ?? defaultPreferences.maxSalary,
  workArrangement: query.workArrangement ?? defaultPreferences.workArrangement,
  experienceLevel: query.experienceLevel ?? defaultPreferences.experienceLevel,
  availability: query.availability ?? defaultPreferences.availability,
});

/** Open postings for a paralegal, best or newest first, logged as shown. */
export async function matchJobs({ db, matching, clock }: MatchDeps, actor: Actor, query: MatchQuery) {
  const now = clock();
  const preferences =
    query.preferences === "given" ? preferencesOf(query) : await findPreferences(db, actor.id);
  const { pairs, engineHash } = await matching.request({
    kind: "jobs",
    viewerId: actor.id,
    now,
    criteria: criteriaFromPreferences(preferences, query.q),
    limit: query.limit ?? defaultLimit,
    order: query.order,
  });
  const blocked = new Set(await findBlockedPeople(db, actor.id));
  const isShown = (job: JobRow) => standingOf(job) === "open" && !blocked.has(job.postedById);
  return show({ db }, actor, { pairs, engineHash, kind: "jobs", isShown }, now);
}

/**
 * One posting for a paralegal, logged as shown.
 * @throws HttpError 404 when the paralegal cannot see it
 */
export async function matchJob({ db, matching, clock }: MatchDeps, actor: Actor, jobId: number) {
  const now = clock();
  const job = await findJob(db, jobId);
  if (!job || !canSee(actor, job) || (await areBlocked(db, actor.id, job.postedById)))
    throw notFound(errorMessages.jobNotFound);
  const response = await matching.request({ kind: "job", viewerId: actor.id, jobId, now });
  const isShown = (row: JobRow) => canSee(actor, row);
  const [match] = await show({ db }, actor, { ...response, kind: "job", isShown }, now);
  if (!match) throw notFound(errorMessages.jobNotFound);
  return match;
}

interface Found {
  pairs: readonly ScoredPair[];
  engineHash: string;
  kind: "jobs" | "job";
  isShown: (job: JobRow) => boolean;
}

async function show({ db }: { db: Db }, actor: Actor, found: Found, now: Date) {
  const ids = found.pairs.map(({ jobId }) => jobId);
  const [jobs, own, marks] = await Promise.all([
    findJobs(db, ids),
    findOwnApplications(db, actor.id, ids),
    findMarks(db, actor.id, ids),
  ]);
  const shown = found.pairs.flatMap((pair) => {
    const job = jobs.get(pair.jobId);
    if (!job || !found.isShown(job)) return [];
    return [
      {
        job,
        pair: withReasons(pair, job, now),
        application: own.get(job.id) ?? null,
        mark: marks.get(job.id) ?? null,
      },
    ];
  });
  const { kind, engineHash } = found;
  const pairs = shown.map(({ pair }) => pair);
  await logRanking(db, { kind, viewerId: actor.id, engineHash, pairs }, now);
  return shown;
}

const maxReasons = 3;
const dayMs = 86_400_000;

/** Reasons for a person without a profile: what is shared, then facts of the posting. */
function newcomerReasons(
  shared: readonly string[],
  job: { postedAt: Date; workArrangement: string },
  now: Date,
): string[] {
  const days = Math.floor((now.getTime() - job.postedAt.getTime()) / dayMs);
  const age = days < 1 ? "Posted in the last 24 hours" : `Posted ${days} ${days === 1 ? "day" : "days"} ago`;
  const remote = job.workArrangement === "Remote" && !shared.some((reason) => reason.startsWith("Remote"));
  return [...shared, `${age}, open for applications`, ...(remote ? ["Remote, no commute"] : [])].slice(
    0,
    maxReasons,
  );
}

function withReasons(pair: ScoredPair, job: JobRow, now: Date): ScoredPair {
  if (pair.fromProfile || job.status !== "open") return pair;
  const matchReasons = newcomerReasons(pair.match.matchReasons, job, now);
  return { ...pair, match: { ...pair.match, matchReasons } };
}

export type ShownJob = Awaited<ReturnType<typeof show>>[number];
