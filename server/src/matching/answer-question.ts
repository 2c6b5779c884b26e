/** Questions answered from the market and the database. What the index finds is looked up anew, so that nothing closed
 * or withdrawn in the last moment is shown. */
import { pairFeatures } from "@caseload/matching/features/pair";
import type { PreparedJob, PreparedPerson } from "@caseload/matching/features/prepared";
import { matchPrepared } from "@caseload/matching/match";
import { MODEL } from "@caseload/matching/model/coefficients";
import { utilityOf } from "@caseload/matching/model/ordinal";
import type { JobSide, PersonSide } from "@caseload/matching/sides";
import type { Reader as ReadBy } from "@caseload/matching/explain/reasons";
import { withVariety } from "@caseload/matching/retrieve/variety";
import type { Db } from "../db/handle.ts";
import { facetFilter, facetsOf, placeFilter } from "./facets.ts";
import type { Market } from "./market.ts";
import { findHolding, findPosting, newestOffered, offeredAmong } from "./posting-rows.ts";
import type { PostingRow } from "./posting-rows.ts";
import { applicantsOf, findPerson, suggestableAmong } from "./profile-rows.ts";
import type { ProfileRow } from "./profile-rows.ts";
import type {
  ApplicantsQuestion,
  JobQuestion,
  JobsQuestion,
  Question,
  ScoredPair,
  SuggestionsQuestion,
} from "./questions.ts";
import type { Readings } from "./readings.ts";
import { jobSide, newcomerSide, personSide } from "./sides.ts";

export interface Desk {
  readonly db: Db;
  readonly market: Market;
  readonly readings: Readings;
}

interface Posting {
  readonly id: number;
  readonly firmId: number;
  readonly side: JobSide;
  readonly prepared: PreparedJob;
}

interface Person {
  readonly id: number;
  readonly side: PersonSide;
  readonly prepared: PreparedPerson;
  readonly fromProfile: boolean;
}

interface Scored extends ScoredPair {
  readonly firmId: number;
  readonly utility: number;
}

/** Postings ranked by themselves while the index is still being built: the newest. */
const provisionalPostings = 120;
/** The places among which no firm has more than two. */
const firstPage = 10;
/** Exact scores are closer than the index's, so that more are looked at than are shown. */
const morePostings = 40;
/** Profiles near in their fields of work that are scored exactly. */
const nearestPeople = 600;

export async function answerQuestion(desk: Desk, question: Question): Promise<ScoredPair[]> {
  const scored = await scoredFor(desk, question);
  void desk.readings.keep();
  return scored.map(({ firmId: _firm, utility: _utility, ...pair }) => pair);
}

function scoredFor(desk: Desk, question: Question): Promise<Scored[]> {
  switch (question.kind) {
    case "jobs":
      return jobsFor(desk, question);
    case "job":
      return jobFor(desk, question);
    case "suggestions":
      return suggestionsFor(desk, question);
    case "applicants":
      return applicantsFor(desk, question);
  }
}

async function jobsFor(desk: Desk, question: JobsQuestion): Promise<Scored[]> {
  const person = await personOf(desk, question.viewerId);
  if (person === null) return [];
  const rows = desk.market.isReady
    ? await indexedFor(desk, person, question)
    : await provisionalFor(desk, question);
  const pairs = rows.map((posting) => score(posting, person, "paralegal")).toSorted(bestFirst);
  // Where all fit on the first page, putting any of them off would change nothing but their order.
  const varied = pairs.length > firstPage ? withVariety(pairs) : pairs;
  return varied.slice(0, question.limit);
}

async function indexedFor(desk: Desk, person: Person, question: JobsQuestion): Promise<Posting[]> {
  const { q, preferences, limit } = question;
  const only = q ? await findHolding(desk.db, q) : null;
  const ids = desk.market.postings.rank(person.prepared, { preferences, only, limit: limit + morePostings });
  const rows = ids.length > 0 ? await offeredAmong(desk.db, ids, question) : [];
  return rows.map((row) => postingOf(desk, row));
}

async function provisionalFor(desk: Desk, question: JobsQuestion): Promise<Posting[]> {
  const rows = await newestOffered(desk.db, question, { q: question.q, most: provisionalPostings });
  const fits = facetFilter(question.preferences);
  const isNear = placeFilter(question.preferences);
  return rows
    .map((row) => postingOf(desk, row))
    .filter(({ side, prepared: { terms } }) => {
      const place = terms.arrangement === "remote" ? null : terms.place;
      return fits(facetsOf(side, terms)) && isNear(place);
    });
}

async function jobFor(desk: Desk, { viewerId, jobId }: JobQuestion): Promise<Scored[]> {
  const [person, row] = await Promise.all([personOf(desk, viewerId), findPosting(desk.db, jobId)]);
  return person && row ? [score(postingOf(desk, row), person, "paralegal")] : [];
}

/** Only whom the engine counts as a fit: a suggestion says that somebody suits. */
async function suggestionsFor(desk: Desk, { jobId, limit }: SuggestionsQuestion): Promise<Scored[]> {
  const row = await findPosting(desk.db, jobId);
  if (!row) return [];
  const posting = postingOf(desk, row);
  const ids = desk.market.people.nearest(posting.prepared, nearestPeople);
  const people = ids.length > 0 ? await suggestableAmong(desk.db, ids, jobId) : [];
  return people
    .map((found) => score(posting, profileOf(desk, found), "poster"))
    .filter(({ match }) => match.isFit)
    .toSorted(bestFirst)
    .slice(0, limit);
}

async function applicantsFor(desk: Desk, { jobId }: ApplicantsQuestion): Promise<Scored[]> {
  const [row, people] = await Promise.all([findPosting(desk.db, jobId), applicantsOf(desk.db, jobId)]);
  if (!row) return [];
  const posting = postingOf(desk, row);
  return people.map((found) => score(posting, profileOf(desk, found), "poster")).toSorted(bestFirst);
}

async function personOf({ db, readings }: Desk, userId: number): Promise<Person | null> {
  const row = await findPerson(db, userId);
  if (!row) return null;
  const { profile, registration, ...kept } = row;
  if (profile) return { ...readPerson(readings, userId, personSide(profile), kept), fromProfile: true };
  const side = newcomerSide(registration);
  return { id: userId, side, prepared: readings.ofNewcomer(side), fromProfile: false };
}

const readPerson = (
  readings: Readings,
  id: number,
  side: PersonSide,
  kept: Parameters<Readings["ofPerson"]>[2],
) => ({ id, side, prepared: readings.ofPerson(id, side, kept) });

function profileOf({ readings }: Desk, { profile, ...kept }: ProfileRow): Person {
  return { ...readPerson(readings, profile.userId, personSide(profile), kept), fromProfile: true };
}

function postingOf({ readings }: Desk, row: PostingRow): Posting {
  const side = jobSide(row);
  return { id: row.id, firmId: row.firmId, side, prepared: readings.ofJob(row.id, side, row) };
}

function score(posting: Posting, person: Person, readBy: ReadBy): Scored {
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

/** Among equals the newer posting, or the newer member, comes first. */
const bestFirst = (a: Scored, b: Scored): number =>
  b.match.chance - a.match.chance ||
  b.utility - a.utility ||
  b.jobId - a.jobId ||
  b.paralegalId - a.paralegalId;
