/** Questions answered from the market and the database. What the index finds is looked up anew, so that nothing closed
 * or withdrawn in the last moment is shown. */
import type { Db } from "../../../platform/db/database.ts";
import { filtersNothing, preferenceFilter } from "../../search/search-preferences/preference-filters.ts";
import type { Market } from "./market.ts";
import { best, bestFirst, postingOf, profileOf, score } from "./pairs.ts";
import type { Person, Posting, Scored } from "./pairs.ts";
import { findMatchingIds, findPosting, newestOffered, offeredAmong } from "./posting-rows.ts";
import type { Viewer } from "./posting-rows.ts";
import {
  applicantsOf,
  findPerson,
  knownTo,
  newestPublic,
  presentAmong,
  suggestableAmong,
} from "./profile-rows.ts";
import type {
  ApplicantsQuestion,
  JobQuestion,
  JobsQuestion,
  Question,
  ScoredPair,
  SuggestionsQuestion,
} from "./questions.ts";
import type { Readings } from "./readings.ts";
import { newcomerSide } from "./person-side.ts";

export interface Desk {
  readonly db: Db;
  readonly market: Market;
  readonly readings: Readings;
}

/** Postings that are read where the newest are asked for, or while the index is still being built; profiles likewise. */
const newestRead = 120;
/** Exact scores are closer than the index's, so that more are looked at than are shown. */
const more = 40;
/** People whom the index ranks for a posting: enough that those who are away leave no gap. */
const rankedPeople = 600;

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
  const person = await personOf(desk, question);
  if (person === null) return [];
  if (question.order === "newest") {
    const newest = (await newestFor(desk, question)).slice(0, question.limit);
    return newest.map((posting) => score(posting, person, "paralegal"));
  }
  const rows = desk.market.isReady
    ? await indexedFor(desk, person, question)
    : await newestFor(desk, question);
  return best(
    rows.map((posting) => score(posting, person, "paralegal")),
    question.limit,
  );
}

async function indexedFor(desk: Desk, person: Person, question: JobsQuestion): Promise<Posting[]> {
  const { criteria, limit } = question;
  const { keyword, preferences } = criteria;
  const only = keyword ? await findMatchingIds(desk.db, criteria, question.now) : null;
  const ids = desk.market.postings.rank(person.prepared, { preferences, only, limit: limit + more });
  const rows = ids.length > 0 ? await offeredAmong(desk.db, ids, question) : [];
  return rows.map((row) => postingOf(desk.readings, row));
}

/** Of the newest, those that pass the preferences. */
async function newestFor(desk: Desk, question: JobsQuestion): Promise<Posting[]> {
  const { preferences } = question.criteria;
  const max = question.order === "newest" && filtersNothing(preferences) ? question.limit : newestRead;
  const rows = await newestOffered(desk.db, question, max);
  const passes = preferenceFilter(preferences);
  return rows
    .map((row) => postingOf(desk.readings, row))
    .filter(({ side, prepared: { terms } }) => passes(side, terms));
}

async function jobFor(desk: Desk, question: JobQuestion): Promise<Scored[]> {
  const [person, row] = await Promise.all([personOf(desk, question), findPosting(desk.db, question.jobId)]);
  return person && row ? [score(postingOf(desk.readings, row), person, "paralegal")] : [];
}

/** Only whom the engine counts as a fit: a suggestion says that somebody suits. */
async function suggestionsFor(desk: Desk, { jobId, limit, now }: SuggestionsQuestion): Promise<Scored[]> {
  const [row, without] = await Promise.all([findPosting(desk.db, jobId), knownTo(desk.db, jobId)]);
  if (!row) return [];
  const posting = postingOf(desk.readings, row);
  const ranked = desk.market.isReady
    ? desk.market.people.rank(posting.prepared, { without, limit: rankedPeople })
    : (await newestPublic(desk.db, newestRead)).filter((id) => !without.has(id));
  const present = ranked.length > 0 ? await presentAmong(desk.db, ranked) : null;
  const ids = ranked.filter((id) => present?.has(id)).slice(0, limit + more);
  const people = ids.length > 0 ? await suggestableAmong(desk.db, ids) : [];
  const fits = people
    .map((found) => ({
      ...score(posting, profileOf(desk.readings, found, now), "poster"),
      // People on their own are a firm each.
      firmId: found.firmId ?? -found.profile.userId,
    }))
    .filter(({ match }) => match.isFit);
  return best(fits, limit);
}

async function applicantsFor(desk: Desk, { jobId, now }: ApplicantsQuestion): Promise<Scored[]> {
  const [row, people] = await Promise.all([findPosting(desk.db, jobId), applicantsOf(desk.db, jobId)]);
  if (!row) return [];
  const posting = postingOf(desk.readings, row);
  return people
    .map((found) => score(posting, profileOf(desk.readings, found, now), "poster"))
    .toSorted(bestFirst);
}

async function personOf(desk: Desk, { viewerId: id, now }: Viewer): Promise<Person | null> {
  const row = await findPerson(desk.db, id);
  if (!row) return null;
  const { profile, registration, ...rest } = row;
  if (profile) return profileOf(desk.readings, { profile, ...rest }, now);
  const side = newcomerSide(registration);
  return { id, side, prepared: desk.readings.ofNewcomer(side, now), fromProfile: false };
}
