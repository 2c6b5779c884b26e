/** One pair, scored and explained. */
import { breakdownOf } from "./explain/breakdown.ts";
import type { FactorShare } from "./explain/breakdown.ts";
import { additionsOf, gapsOf } from "./explain/gaps.ts";
import { reasonsOf, sharedConcepts } from "./explain/reasons.ts";
import type { Reader, Sides } from "./explain/reasons.ts";
import { locationFit, salaryFit } from "./explain/terms-fit.ts";
import type { Collection } from "./features/collection.ts";
import type { Misfit } from "./features/misfits.ts";
import { pairFeatures } from "./features/pair.ts";
import { prepareJob, preparePerson } from "./features/prepared.ts";
import { MODEL } from "./model/coefficients.ts";
import { chanceOf, scoreOf } from "./model/score.ts";
import type { JobSide, PersonSide } from "./sides.ts";

export interface Match {
  /** 0 to 100: the chance in a hundred that a recruiter would call it a fit */
  readonly matchScore: number;
  /** the chance behind the score, 0 to 1, for ordering */
  readonly chance: number;
  /** 0 to 1: how much of what decides a match the two sides state */
  readonly confidence: number;
  readonly isFit: boolean;
  /** at most three, "fact, detail" */
  readonly matchReasons: readonly string[];
  readonly gaps: readonly string[];
  /** what the posting names and the profile does not, at most three */
  readonly additions: readonly string[];
  readonly salaryFit: string;
  readonly locationFit: string;
  /** whole percent; null when the posting names nothing that the ontology knows */
  readonly skillsMatch: number | null;
  readonly breakdown: readonly FactorShare[];
  readonly misfits: readonly Misfit[];
  readonly modelVersion: string;
}

export interface Occasion {
  readonly collection: Collection;
  readonly now: Date;
  readonly reader: Reader;
}

export function matchPair(job: JobSide, person: PersonSide, { collection, now, reader }: Occasion): Match {
  const sides = {
    job,
    person,
    preparedJob: prepareJob(job, collection),
    preparedPerson: preparePerson(person, collection, now),
  };
  return matchPrepared(sides, reader);
}

export function matchPrepared(sides: Sides, reader: Reader): Match {
  const { preparedJob, preparedPerson } = sides;
  const features = pairFeatures(preparedJob, preparedPerson);
  const chance = chanceOf(MODEL, features);
  const score = scoreOf(chance);
  return {
    matchScore: score,
    chance,
    confidence: confidenceOf(sides),
    isFit: chance >= MODEL.fitFrom,
    matchReasons: reasonsOf(sides, reader),
    gaps: gapsOf(sides, features.misfits, reader),
    additions: additionsOf(sides),
    salaryFit: salaryFit(
      { job: preparedJob.terms, person: preparedPerson.terms, budget: sides.job.budgetRange },
      reader === "paralegal" ? "your" : "their",
    ),
    locationFit: locationFit(preparedJob.terms, preparedPerson.terms, [
      sides.job.location,
      sides.person.location,
    ]),
    skillsMatch: skillsMatch(sides),
    breakdown: breakdownOf(MODEL, features, score),
    misfits: features.misfits,
    modelVersion: MODEL.version,
  };
}

/** The share of the named concepts that the profile names too, or something close to them. */
function skillsMatch({ preparedJob, preparedPerson }: Sides): number | null {
  const asked = [...preparedJob.concepts];
  const weight = asked.reduce((sum, [, each]) => sum + each, 0);
  if (weight === 0) return null;
  const had = asked.reduce((sum, [id, each]) => sum + each * (preparedPerson.concepts.get(id) ?? 0), 0);
  return Math.round((had * 100) / weight);
}

const TELLING_STEMS = 30;

function confidenceOf(sides: Sides): number {
  const { terms: job } = sides.preparedJob;
  const { terms: person } = sides.preparedPerson;
  const stated = [
    job.arrangement !== null && (person.arrangement !== null || person.place !== null),
    job.pay !== null && person.rate !== null,
    job.hours !== null && person.hours !== null,
    person.years !== null,
    person.daysUntilFree !== null,
    sharedConcepts(sides).length > 0 || sides.preparedPerson.concepts.size > 0,
  ].filter(Boolean).length;
  const told = Math.min(1, sides.preparedPerson.passages.size / TELLING_STEMS);
  const asked = Math.min(1, sides.preparedJob.stems.size / TELLING_STEMS);
  return (stated / 6 + told + asked) / 3;
}
