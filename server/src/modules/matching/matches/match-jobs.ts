import type { MatchQuery } from "@caseload/contract/matching/matches";
import { standingOf } from "@caseload/contract/status-labels";
import { errorMessages } from "@caseload/contract/refusals";
import { defaultPreferences } from "@caseload/contract/search/search-preference-options";
import type { MatchingPreferences } from "@caseload/contract/search/search-preferences";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { Matching } from "../engine/matching-thread.ts";
import type { ScoredPair } from "../engine/questions.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { findJob } from "../../jobs/postings/queries.ts";
import type { JobRow } from "../../jobs/postings/job-rows.ts";
import { canSee } from "../../jobs/postings/policy.ts";
import { findPreferences } from "../../search/search-preferences/queries.ts";
import { logRanking } from "../rankings/log-ranking.ts";
import { newcomerReasons } from "./newcomer-reasons.ts";
import { findJobs, findOwnStatuses } from "./queries.ts";

export interface MatchDeps {
  db: Db;
  matching: Matching;
  clock: () => Date;
}

/** Matches of one answer when the caller names no number. */
const usualLimit = 20;

const given = (query: MatchQuery): MatchingPreferences => ({
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
  const preferences = query.preferences === "given" ? given(query) : await findPreferences(db, actor.id);
  const { pairs, engineHash } = await matching.ask({
    kind: "jobs",
    viewerId: actor.id,
    now,
    q: query.q,
    preferences,
    limit: query.limit ?? usualLimit,
    order: query.order,
  });
  return show(
    { db },
    actor,
    { pairs, engineHash, kind: "jobs", isShown: (job) => standingOf(job) === "open" },
    now,
  );
}

/**
 * One posting for a paralegal, logged as shown.
 * @throws HttpError 404 for a posting that the paralegal cannot see
 */
export async function matchJob({ db, matching, clock }: MatchDeps, actor: Actor, jobId: number) {
  const now = clock();
  const job = await findJob(db, jobId);
  if (!job || !canSee(actor, job)) throw notFound(errorMessages.jobNotFound);
  const answer = await matching.ask({ kind: "job", viewerId: actor.id, jobId, now });
  const isShown = (row: JobRow) => canSee(actor, row);
  const [match] = await show({ db }, actor, { ...answer, kind: "job", isShown }, now);
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
  const [jobs, statuses] = await Promise.all([findJobs(db, ids), findOwnStatuses(db, actor.id, ids)]);
  const shown = found.pairs.flatMap((pair) => {
    const job = jobs.get(pair.jobId);
    if (!job || !found.isShown(job)) return [];
    return [{ job, pair: told(pair, job, now), applicationStatus: statuses.get(job.id) ?? null }];
  });
  const { kind, engineHash } = found;
  const pairs = shown.map(({ pair }) => pair);
  await logRanking(db, { kind, viewerId: actor.id, engineHash, pairs }, now);
  return shown;
}

function told(pair: ScoredPair, job: JobRow, now: Date): ScoredPair {
  if (pair.fromProfile || job.status !== "open") return pair;
  const matchReasons = newcomerReasons(pair.match.matchReasons, job, now);
  return { ...pair, match: { ...pair.match, matchReasons } };
}

export type ShownJob = Awaited<ReturnType<typeof show>>[number];
