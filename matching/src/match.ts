/** Scores and explains one pair of a job and a person. */
import { breakdownOf } from "./explain/breakdown.ts";
import type { FactorShare } from "./explain/breakdown.ts";
import { additionsOf, gapsOf } from "./explain/gaps.ts";
import { reasonsOf, sharedConcepts } from "./explain/reasons.ts";
import type { Audience, ParsedPair } from "./explain/reasons.ts";
import { locationFit, salaryFit } from "./explain/terms-fit.ts";
import type { Collection } from "./features/collection.ts";
import type { Misfit } from "./features/misfits.ts";
import { pairFeatures } from "./features/pair.ts";
import { parseJob, parsePerson } from "./features/parse.ts";
import { chanceOf, MODEL, scoreOf } from "./model/model.ts";
import type { JobInput, PersonInput } from "./match-input.ts";

export interface Match {
  /** `chance` in whole percent. */
  readonly matchScore: number;
  /** The chance, 0 to 1, that a recruiter would call the pair a fit. */
  readonly chance: number;
  /** How complete the information is that decides a match, 0 to 1. */
  readonly confidence: number;
  readonly isFit: boolean;
  /** At most three, each as "fact, detail". */
  readonly matchReasons: readonly string[];
  readonly gaps: readonly string[];
  /** What the posting names and the profile does not; at most three. */
  readonly additions: readonly string[];
  readonly salaryFit: string;
  readonly locationFit: string;
  /** Whole percent. Null if the posting names no known concept. */
  readonly skillsMatch: number | null;
  readonly breakdown: readonly FactorShare[];
  readonly misfits: readonly Misfit[];
  readonly modelVersion: string;
}

export interface MatchContext {
  readonly collection: Collection;
  readonly now: Date;
  readonly audience: Audience;
}

export function matchPair(
  job: JobInput,
  person: PersonInput,
  { collection, now, audience }: MatchContext,
): Match {
  const pair = {
    job,
    person,
    parsedJob: parseJob(job, collection),
    parsedPerson: parsePerson(person, collection, now),
  };
  return matchParsed(pair, audience);
}

export function matchParsed(pair: ParsedPair, audience: Audience): Match {
  const { parsedJob, parsedPerson } = pair;
  const features = pairFeatures(parsedJob, parsedPerson);
  const chance = chanceOf(MODEL, features);
  const score = scoreOf(chance);
  return {
    matchScore: score,
    chance,
    confidence: confidenceOf(pair),
    isFit: chance >= MODEL.fitFrom,
    matchReasons: reasonsOf(pair, audience),
    gaps: gapsOf(pair, features.misfits, audience),
    additions: additionsOf(pair),
    salaryFit: salaryFit(
      { job: parsedJob.terms, person: parsedPerson.terms, budget: pair.job.budgetRange },
      audience === "paralegal" ? "your" : "their",
    ),
    locationFit: locationFit(parsedJob.terms, parsedPerson.terms, [pair.job.location, pair.person.location]),
    skillsMatch: skillsMatch(pair),
    breakdown: breakdownOf(MODEL, features, score),
    misfits: features.misfits,
    modelVersion: MODEL.version,
  };
}

/** The weighted share of the posting's concepts that the profile names or comes close to. */
function skillsMatch({ parsedJob, parsedPerson }: ParsedPair): number | null {
  const asked = [...parsedJob.concepts];
  const weight = asked.reduce((sum, [, each]) => sum + each, 0);
  if (weight === 0) return null;
  const had = asked.reduce((sum, [id, each]) => sum + each * (parsedPerson.concepts.get(id) ?? 0), 0);
  return Math.round((had * 100) / weight);
}

const FULL_DETAIL_STEMS = 30;

function confidenceOf(pair: ParsedPair): number {
  const { terms: job } = pair.parsedJob;
  const { terms: person } = pair.parsedPerson;
  const stated = [
    job.arrangement !== null && (person.arrangement !== null || person.place !== null),
    job.pay !== null && person.rate !== null,
    job.hours !== null && person.hours !== null,
    person.years !== null,
    person.daysUntilAvailable !== null,
    sharedConcepts(pair).length > 0 || pair.parsedPerson.concepts.size > 0,
  ].filter(Boolean).length;
  const profileDetail = Math.min(1, pair.parsedPerson.passages.size / FULL_DETAIL_STEMS);
  const asked = Math.min(1, pair.parsedJob.stems.size / FULL_DETAIL_STEMS);
  return (stated / 6 + profileDetail + asked) / 3;
}
