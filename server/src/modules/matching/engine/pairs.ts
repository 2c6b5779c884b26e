/** Rows of the database as parsed sides of a match, and the score of a pair. */
import type { Audience, ParsedPair } from "@caseload/matching/explain/reasons";
import { pairFeatures } from "@caseload/matching/features/pair";
import type { ParsedJob, ParsedPerson } from "@caseload/matching/features/parse";
import { matchParsed, scoreParsed } from "@caseload/matching/match";
import { MODEL, utilityOf } from "@caseload/matching/model/model";
import { diversifyByFirm } from "@caseload/matching/retrieve/candidates";
import type { JobInput, PersonInput } from "@caseload/matching/match-input";
import type { PostingRow } from "./posting-rows.ts";
import type { ProfileRow } from "./profile-rows.ts";
import type { ScoredPair } from "./match-requests.ts";
import type { PreparedCache } from "./prepared-cache.ts";
import { jobSide } from "../../jobs/postings/job-side.ts";
import { personSide } from "./person-side.ts";

export interface Posting {
  readonly id: number;
  readonly firmId: number;
  readonly side: JobInput;
  readonly parsed: ParsedJob;
}

export interface Person {
  readonly id: number;
  readonly side: PersonInput;
  readonly parsed: ParsedPerson;
  readonly fromProfile: boolean;
}

export interface Scored extends ScoredPair {
  readonly firmId: number;
  readonly utility: number;
}

/** The first page, on which no firm has more than two places. */
const firstPage = 10;

export function profileOf(
  cache: PreparedCache,
  { profile, verified, ...cached }: ProfileRow,
  now: Date,
): Person {
  const { userId: id } = profile;
  const side = personSide({ profile, verified }, now);
  return { id, side, parsed: cache.parsePerson(id, side, cached, now), fromProfile: true };
}

export function postingOf(cache: PreparedCache, row: PostingRow): Posting {
  const side = jobSide(row);
  return { id: row.id, firmId: row.firmId, side, parsed: cache.parseJob(row.id, side, row) };
}

const pairOf = (posting: Posting, person: Person): ParsedPair => ({
  job: posting.side,
  person: person.side,
  parsedJob: posting.parsed,
  parsedPerson: person.parsed,
});

export function score(posting: Posting, person: Person, readBy: Audience): Scored {
  const { values } = pairFeatures(posting.parsed, person.parsed);
  return {
    jobId: posting.id,
    paralegalId: person.id,
    firmId: posting.firmId,
    match: matchParsed(pairOf(posting, person), readBy),
    features: values,
    utility: utilityOf(MODEL.weights, values),
    fromProfile: person.fromProfile,
  };
}

/** The score of a pair, as `score` explains it; null where the profile says too little. */
export const matchScore = (posting: Posting, person: Person): number | null =>
  scoreParsed(pairOf(posting, person));

/** Best first; among equals the newer posting or member. */
export const bestFirst = (a: Scored, b: Scored): number =>
  b.match.chance - a.match.chance ||
  b.utility - a.utility ||
  b.jobId - a.jobId ||
  b.paralegalId - a.paralegalId;

/** The best pairs. Variety matters only beyond one page. */
export function best(pairs: readonly Scored[], limit: number): Scored[] {
  const sorted = pairs.toSorted(bestFirst);
  return (sorted.length > firstPage ? diversifyByFirm(sorted) : sorted).slice(0, limit);
}
