/** Handles requests with the index and the database. Results of the index are read again from the database, so that
 * nothing is shown that was closed or withdrawn meanwhile. */
import type { Db } from "../../../platform/db/database.ts";
import { filtersNothing, preferenceFilter } from "../../search/search-preferences/preference-filters.ts";
import type { MatchingIndex } from "./matching-index.ts";
import { best, bestFirst, matchScore, postingOf, profileOf, score } from "./pairs.ts";
import type { Person, Posting, Scored } from "./pairs.ts";
import type { Postings } from "./posting-index.ts";
import {
  findMatchingIds,
  findPosting,
  findPostings,
  findPostingTexts,
  newestOffered,
  offeredAmong,
} from "./posting-rows.ts";
import type { PostingRow, Viewer } from "./posting-rows.ts";
import type { ProfileRow } from "./profile-rows.ts";
import {
  excludedFor,
  findApplied,
  findPerson,
  findProfiles,
  findProfileTexts,
  newestPublic,
  presentAmong,
  suggestableAmong,
} from "./profile-rows.ts";
import type {
  ApplicantScore,
  ApplicantScoresRequest,
  ApplicantsRequest,
  JobRequest,
  JobsRequest,
  MatchRequest,
  ScoredPair,
  ScoresRequest,
  SuggestionsRequest,
} from "./match-requests.ts";
import type { PairScores } from "./pair-scores.ts";
import type { PreparedCache } from "./prepared-cache.ts";
import { newcomerSide, personSide } from "./person-side.ts";
import { jobSide } from "../../jobs/postings/job-side.ts";

export interface MatchContext {
  readonly db: Db;
  /** Null while they are being read. */
  readonly postings: Postings | null;
  readonly index: MatchingIndex;
  readonly cache: PreparedCache;
  readonly pairScores: PairScores;
}

/** Postings or profiles that are read for the newest order, or while the index is being built. */
const newestLimit = 120;
/** Candidates beyond the limit, because exact scores change the order of the index. */
const extraCandidates = 40;
/** People that the index ranks for a posting: enough to fill a page after absent ones are left out. */
const maxRankedPeople = 600;

export async function handleRequest(context: MatchContext, request: MatchRequest): Promise<ScoredPair[]> {
  const scored = await scorePairs(context, request);
  void context.cache.flush();
  return scored.map(({ firmId: _firm, utility: _utility, ...pair }) => pair);
}

/** The same scores as those of pairs that are explained; tentative ones are left out. */
export async function scorePostings(
  context: MatchContext,
  request: ScoresRequest,
): Promise<[jobId: number, score: number][]> {
  const [person, rows] = await Promise.all([
    readPerson(context, request),
    findPostings(context.db, request.jobIds),
  ]);
  if (!person?.fromProfile) return [];
  const scores = rows.flatMap((row): [number, number][] => {
    const found = matchScore(postingOf(context.cache, row), person);
    return found === null ? [] : [[row.id, found]];
  });
  void context.cache.flush();
  return scores;
}

/** The same scores; only pairs whose texts changed since they were last scored are read and scored again. */
export async function scoreApplicants(
  { db, cache, pairScores }: Pick<MatchContext, "db" | "cache" | "pairScores">,
  { jobIds, now }: ApplicantScoresRequest,
): Promise<ApplicantScore[]> {
  const applied = await findApplied(db, jobIds);
  const [postings, profiles] = await Promise.all([
    findPostingTexts(db, jobIds),
    findProfileTexts(db, idsOf(applied, "paralegalId")),
  ]);
  const jobKeys = new Map(postings.map((row) => [row.id, cache.jobKey(jobSide(row))]));
  const personKeys = new Map(
    profiles.map((row) => [row.profile.userId, cache.personKey(personSide(row, now), now)]),
  );
  const pairs = applied.flatMap((pair) => {
    const [job, person] = [jobKeys.get(pair.jobId), personKeys.get(pair.paralegalId)];
    return job && person ? [{ ...pair, key: `${job} ${person}` }] : [];
  });
  const unknown = pairs.filter(({ key }) => pairScores.get(key) === undefined);
  if (unknown.length > 0) {
    const [rows, people] = await Promise.all([
      findPostings(db, idsOf(unknown, "jobId")),
      findProfiles(db, idsOf(unknown, "paralegalId")),
    ]);
    const scored = pairsOf(cache, unknown, rows, people, now);
    for (const { pair, posting, person } of scored) pairScores.set(pair.key, matchScore(posting, person));
    void cache.flush();
  }
  return pairs.flatMap(({ key, ...pair }) => {
    const score = pairScores.get(key) ?? null;
    return score === null ? [] : [{ ...pair, score }];
  });
}

const idsOf = <Name extends "jobId" | "paralegalId">(rows: readonly Record<Name, number>[], name: Name) => [
  ...new Set(rows.map((row) => row[name])),
];

/** Both sides of each pair whose posting and profile were found. */
function pairsOf<Pair extends { jobId: number; paralegalId: number }>(
  cache: PreparedCache,
  pairs: readonly Pair[],
  rows: readonly PostingRow[],
  profiles: readonly ProfileRow[],
  now: Date,
) {
  const postings = new Map(rows.map((row) => [row.id, postingOf(cache, row)]));
  const people = new Map(profiles.map((row) => [row.profile.userId, profileOf(cache, row, now)]));
  return pairs.flatMap((pair) => {
    const [posting, person] = [postings.get(pair.jobId), people.get(pair.paralegalId)];
    return posting && person ? [{ pair, posting, person }] : [];
  });
}

function scorePairs(context: MatchContext, request: MatchRequest): Promise<Scored[]> {
  switch (request.kind) {
    case "jobs":
      return matchJobs(context, request);
    case "job":
      return matchJob(context, request);
    case "suggestions":
      return suggestPeople(context, request);
    case "applicants":
      return matchApplicants(context, request);
  }
}

async function matchJobs(context: MatchContext, request: JobsRequest): Promise<Scored[]> {
  const person = await readPerson(context, request);
  if (person === null) return [];
  if (request.order === "newest") {
    const newest = (await newestPostings(context, request)).slice(0, request.limit);
    return newest.map((posting) => score(posting, person, "paralegal"));
  }
  const rows = context.postings
    ? await indexedPostings(context, context.postings, person, request)
    : await newestPostings(context, request);
  return best(
    rows.map((posting) => score(posting, person, "paralegal")),
    request.limit,
  );
}

async function indexedPostings(
  context: MatchContext,
  postings: Postings,
  person: Person,
  request: JobsRequest,
): Promise<Posting[]> {
  const { criteria, limit } = request;
  const { keyword, preferences } = criteria;
  const only = keyword ? await findMatchingIds(context.db, criteria, request.now) : null;
  const ids = await postings.rank(person.parsed, {
    preferences,
    only,
    limit: limit + extraCandidates,
  });
  const rows = ids.length > 0 ? await offeredAmong(context.db, ids, request) : [];
  return rows.map((row) => postingOf(context.cache, row));
}

/** The newest postings that pass the preferences. */
async function newestPostings(context: MatchContext, request: JobsRequest): Promise<Posting[]> {
  const { preferences } = request.criteria;
  const max = request.order === "newest" && filtersNothing(preferences) ? request.limit : newestLimit;
  const rows = await newestOffered(context.db, request, max);
  const passes = preferenceFilter(preferences);
  return rows
    .map((row) => postingOf(context.cache, row))
    .filter(({ side, parsed: { terms } }) => passes(side, terms));
}

async function matchJob(context: MatchContext, request: JobRequest): Promise<Scored[]> {
  const [person, row] = await Promise.all([
    readPerson(context, request),
    findPosting(context.db, request.jobId),
  ]);
  return person && row ? [score(postingOf(context.cache, row), person, "paralegal")] : [];
}

/** Only people that the engine counts as a fit, or would but for a requirement that they miss. */
async function suggestPeople(
  context: MatchContext,
  { jobId, limit, now }: SuggestionsRequest,
): Promise<Scored[]> {
  const [row, without] = await Promise.all([findPosting(context.db, jobId), excludedFor(context.db, jobId)]);
  if (!row) return [];
  const posting = postingOf(context.cache, row);
  const ranked = context.index.isReady
    ? context.index.people.rank(posting.parsed, { without, limit: maxRankedPeople })
    : (await newestPublic(context.db, newestLimit)).filter((id) => !without.has(id));
  const present = ranked.length > 0 ? await presentAmong(context.db, ranked) : null;
  const ids = ranked.filter((id) => present?.has(id)).slice(0, limit + extraCandidates);
  const people = ids.length > 0 ? await suggestableAmong(context.db, ids) : [];
  const fits = people
    .map((found) => ({
      ...score(posting, profileOf(context.cache, found, now), "poster"),
      // People without a firm count as a firm of their own.
      firmId: found.firmId ?? -found.profile.userId,
    }))
    .filter(({ match }) => match.isFit || match.isNearFit);
  return best(fits, limit);
}

async function matchApplicants(
  { db, cache }: MatchContext,
  { jobIds, paralegalIds, now }: ApplicantsRequest,
): Promise<Scored[]> {
  const applied = await findApplied(db, jobIds, paralegalIds);
  const [rows, profiles] = await Promise.all([
    findPostings(db, idsOf(applied, "jobId")),
    findProfiles(db, idsOf(applied, "paralegalId")),
  ]);
  return pairsOf(cache, applied, rows, profiles, now)
    .map(({ posting, person }) => score(posting, person, "poster"))
    .toSorted(bestFirst);
}

export async function readPerson(
  context: MatchContext,
  { viewerId: id, now }: Viewer,
): Promise<Person | null> {
  const row = await findPerson(context.db, id);
  if (!row) return null;
  const { profile, registration, ...rest } = row;
  if (profile) return profileOf(context.cache, { profile, ...rest }, now);
  const side = newcomerSide(registration);
  return { id, side, parsed: context.cache.prepareNewcomer(side, now), fromProfile: false };
}
