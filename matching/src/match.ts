/** Scores and explains one pair of a job and a person. */
import { breakdownOf } from "./explain/breakdown.ts";
import type { FactorShare } from "./explain/breakdown.ts";
import { additionsOf, askedNames, gapsOf } from "./explain/gaps.ts";
import type { AskedNames } from "./explain/gaps.ts";
import { reasonsOf, sharedConcepts } from "./explain/reasons.ts";
import type { Audience, ParsedPair } from "./explain/reasons.ts";
import { requirementsOf } from "./explain/requirements.ts";
import type { Requirements } from "./explain/requirements.ts";
import { locationFit, salaryFit } from "./explain/terms-fit.ts";
import type { Collection } from "./features/collection.ts";
import type { Misfit } from "./features/misfits.ts";
import { withoutCopies } from "./features/copies.ts";
import { pairFeatures } from "./features/pair.ts";
import type { PairFeatures } from "./features/pair.ts";
import { parseJob, parsePerson } from "./features/parse.ts";
import { chanceOf, chanceOfFit, MODEL, scoreOf } from "./model/model.ts";
import type { JobInput, PersonInput } from "./match-input.ts";

export interface Match {
  /** `chance` in whole percent; at most 98 where there is a gap, and a point less for each further one. */
  readonly matchScore: number;
  /** The chance, 0 to 1, that a recruiter would call the pair a fit. */
  readonly chance: number;
  /** How complete the information is that decides a match, 0 to 1. */
  readonly confidence: number;
  /**
   * A confidence below CONFIDENT_FROM because the profile leaves something out, which its owner is better asked for than
   * shown a number.
   */
  readonly isTentative: boolean;
  /** What the profile does not say, the most telling first. */
  readonly missing: readonly MissingDetail[];
  readonly isFit: boolean;
  /** A fit but for requirements that are not met, each of them among the gaps. */
  readonly isNearFit: boolean;
  /** At most three, each as "fact, detail". */
  readonly matchReasons: readonly string[];
  readonly gaps: readonly string[];
  readonly requirements: Requirements;
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

export type MissingDetail = "bio" | "skills" | "years" | "rate" | "hours" | "start" | "place";

/**
 * In profiles cut short, nine of ten fits go unrecognized below this confidence, and one or two of ten from 0.1 above
 * it on.
 */
export const CONFIDENT_FROM = 0.7;

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

export function matchParsed(parsed: ParsedPair, audience: Audience): Match {
  const { parsedJob } = parsed;
  const parsedPerson = withoutCopies(parsedJob, parsed.parsedPerson);
  const pair = { ...parsed, parsedPerson };
  const features = pairFeatures(parsedJob, parsed.parsedPerson);
  const chance = chanceOf(MODEL, features);
  const names = askedNames(pair);
  const score = scoreWithGaps(scoreOf(chance), features, names);
  const confidence = confidenceOf(pair);
  const missing = missingFrom(pair);
  return {
    matchScore: score,
    chance,
    confidence,
    isTentative: isTentative(confidence, missing),
    missing,
    isFit: chance >= MODEL.fitFrom,
    isNearFit:
      chance < MODEL.fitFrom &&
      features.misfits.some(({ degree }) => degree === "hard") &&
      features.misfits.every(({ degree }) => degree !== "bar") &&
      features.repeatsPosting !== true &&
      chanceOfFit(MODEL, features.values) >= MODEL.fitFrom,
    matchReasons: reasonsOf(pair, audience),
    gaps: [
      ...gapsOf(pair, features.misfits, names, audience),
      ...(parsedPerson === parsed.parsedPerson ? [] : [REPEATS]),
    ],
    requirements: requirementsOf(pair, { features, score, names }, audience),
    additions: additionsOf(names),
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

const isTentative = (confidence: number, missing: readonly MissingDetail[]): boolean =>
  confidence < CONFIDENT_FROM && missing.length > 0;

/** The score that `matchParsed` gives the pair, without the explanation; null where it is tentative. */
export function scoreParsed(parsed: ParsedPair): number | null {
  const parsedPerson = withoutCopies(parsed.parsedJob, parsed.parsedPerson);
  const pair = { ...parsed, parsedPerson };
  if (isTentative(confidenceOf(pair), missingFrom(pair))) return null;
  const features = pairFeatures(parsed.parsedJob, parsed.parsedPerson);
  const score = scoreOf(chanceOf(MODEL, features));
  return score <= LOWEST_CAP ? score : scoreWithGaps(score, features, askedNames(pair));
}

const COMPLETE = 100;
/** No number of gaps alone takes a score below this. */
const LOWEST_CAP = 80;

/**
 * A profile that lacks something of the posting, or repeats it, is never a complete match: each gap leaves room for a
 * point that it costs, and one more.
 */
function scoreWithGaps(
  score: number,
  { misfits, repeatsPosting }: PairFeatures,
  { absent }: AskedNames,
): number {
  const gaps = misfits.length + absent.length + (repeatsPosting === true ? 1 : 0);
  return gaps === 0 ? score : Math.min(score, Math.max(LOWEST_CAP, COMPLETE - 1 - gaps));
}

const REPEATS = "What repeats the posting's own words is not counted";

/** The weighted share of the posting's concepts that the profile names or comes close to. */
function skillsMatch({ parsedJob, parsedPerson }: ParsedPair): number | null {
  const asked = [...parsedJob.concepts];
  const weight = asked.reduce((sum, [, each]) => sum + each, 0);
  if (weight === 0) return null;
  const had = asked.reduce((sum, [id, each]) => sum + each * (parsedPerson.concepts.get(id) ?? 0), 0);
  return Math.round((had * 100) / weight);
}

/** A bio with fewer words tells no work. */
const MIN_BIO_WORDS = 15;
const MIN_SKILLS = 3;

function missingFrom({ person, parsedPerson: { terms } }: ParsedPair): MissingDetail[] {
  const isMissing: Readonly<Record<MissingDetail, boolean>> = {
    bio: (person.bio ?? "").split(/\s+/).length < MIN_BIO_WORDS,
    skills: (person.skills ?? []).length < MIN_SKILLS,
    years: terms.years === null,
    rate: terms.rate === null,
    hours: terms.hours === null,
    start: terms.daysUntilAvailable === null,
    place: terms.place === null && terms.arrangement === null,
  };
  const details: readonly MissingDetail[] = ["bio", "skills", "years", "rate", "hours", "start", "place"];
  return details.filter((detail) => isMissing[detail]);
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
