/** Rows of the database as prepared sides of a match, and the score of a pair. */
import type { Reader as ReadBy } from "@caseload/matching/explain/reasons";
import { pairFeatures } from "@caseload/matching/features/pair";
import type { PreparedJob, PreparedPerson } from "@caseload/matching/features/prepared";
import { matchPrepared } from "@caseload/matching/match";
import { MODEL } from "@caseload/matching/model/coefficients";
import { utilityOf } from "@caseload/matching/model/ordinal";
import { withVariety } from "@caseload/matching/retrieve/variety";
import type { JobSide, PersonSide } from "@caseload/matching/sides";
import type { PostingRow } from "./posting-rows.ts";
import type { ProfileRow } from "./profile-rows.ts";
import type { ScoredPair } from "./match-requests.ts";
import type { PreparedCache } from "./prepared-cache.ts";
import { jobSide } from "../../jobs/postings/job-side.ts";
import { personSide } from "./person-side.ts";

export interface Posting {
  readonly id: number;
  readonly firmId: number;
  readonly side: JobSide;
  readonly prepared: PreparedJob;
}

export interface Person {
  readonly id: number;
  readonly side: PersonSide;
  readonly prepared: PreparedPerson;
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
  return { id, side, prepared: cache.preparePerson(id, side, cached, now), fromProfile: true };
}

export function postingOf(cache: PreparedCache, row: PostingRow): Posting {
  const side = jobSide(row);
  return { id: row.id, firmId: row.firmId, side, prepared: cache.prepareJob(row.id, side, row) };
}

export function score(posting: Posting, person: Person, readBy: ReadBy): Scored {
  const sides = {
    job: posting.side,
    person: person.side,
    preparedJob: posting.prepared,
    preparedPerson: person.prepared,
  };
  const { values } = pairFeatures(posting.prepared, person.prepared);
  return {
    jobId: posting.id,
    paralegalId: person.id,
    firmId: posting.firmId,
    match: matchPrepared(sides, readBy),
    features: values,
    utility: utilityOf(MODEL.weights, values),
    fromProfile: person.fromProfile,
  };
}

/** Best first; among equals the newer posting or member. */
export const bestFirst = (a: Scored, b: Scored): number =>
  b.match.chance - a.match.chance ||
  b.utility - a.utility ||
  b.jobId - a.jobId ||
  b.paralegalId - a.paralegalId;

/** The best pairs. Variety matters only beyond one page. */
export function best(pairs: readonly Scored[], limit: number): Scored[] {
  const sorted = pairs.toSorted(bestFirst);
  return (sorted.length > firstPage ? withVariety(sorted) : sorted).slice(0, limit);
}
