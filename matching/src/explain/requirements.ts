/** What a posting requires, how much of it the profile meets, and how many points each unmet requirement costs. */
import { CONCEPT_SMOOTHING, withMisfits } from "../features/pair.ts";
import type { PairFeatures } from "../features/pair.ts";
import type { MisfitKind } from "../features/misfits.ts";
import { FEATURES } from "../model/feature-names.ts";
import { chanceOf, MODEL } from "../model/model.ts";
import { toWholePoints } from "./breakdown.ts";
import { absentText, gapText } from "./gaps.ts";
import type { AbsentName, AskedNames } from "./gaps.ts";
import type { Audience, ParsedPair } from "./reasons.ts";

export interface UnmetRequirement {
  readonly text: string;
  /** Whole points of the score that it costs; 0 for less than one. */
  readonly points: number;
}

export interface Requirements {
  readonly met: number;
  /** Requirements that both sides state, so that they can be compared. */
  readonly total: number;
  /** The most expensive first. */
  readonly unmet: readonly UnmetRequirement[];
}

interface Requirement {
  readonly text: string;
  /** The term that contradicts; null for a name that the profile does not have. */
  readonly kind: MisfitKind | null;
  /** What the feature for concepts gains where it is met. */
  readonly gain: number;
}

const CONCEPTS_AT = FEATURES.indexOf("concepts");
const WORK_FEATURES = FEATURES.indexOf("softMisfits");

/** @param score the pair's score, 0 to 100; the points are shares of what it lacks to that without gaps */
export function requirementsOf(
  pair: ParsedPair,
  { features, score, names }: { features: PairFeatures; score: number; names: AskedNames },
  audience: Audience,
): Requirements {
  const unmet = [
    ...features.misfits.map((misfit) => ({
      text: gapText(misfit, pair, audience),
      kind: misfit.kind,
      gain: 0,
    })),
    ...names.absent.map((name) => ({
      text: absentText(name, audience),
      kind: null,
      gain: gainOf(pair, name),
    })),
  ];
  const compared = new Set([...features.misfits.map(({ kind }) => kind), ...comparedTerms(pair)]);
  const total = compared.size + names.asked;
  return { met: total - unmet.length, total, unmet: withPoints(unmet, features, score) };
}

const MAX_POINTS = 100;

/**
 * Shares the points between the score and that of a pair that meets everything: one for each requirement, the rest by
 * what each costs alone.
 */
function withPoints(
  unmet: readonly Requirement[],
  features: PairFeatures,
  score: number,
): UnmetRequirement[] {
  if (unmet.length === 0) return [];
  const best = chanceWithout(features, unmet);
  const atLeast = unmet.length <= MAX_POINTS - score ? 1 : 0;
  const most = Math.max(1, unmet.length * atLeast, Math.round(best * MAX_POINTS) - score);
  const lost = Math.min(MAX_POINTS - score, most) - unmet.length * atLeast;
  const costs = unmet.map((requirement) =>
    Math.max(
      Number.EPSILON,
      best -
        chanceWithout(
          features,
          unmet.filter((each) => each !== requirement),
        ),
    ),
  );
  const sum = costs.reduce((all, cost) => all + cost, 0);
  const points = toWholePoints(
    costs.map((cost) => (cost / sum) * lost),
    lost,
  );
  return unmet
    .map(({ text }, at) => ({ text, points: atLeast + (points[at] ?? 0) }))
    .toSorted((a, b) => b.points - a.points);
}

/** The chance of the pair if these requirements were met. */
function chanceWithout(features: PairFeatures, met: readonly Requirement[]): number {
  const kinds = new Set(met.map(({ kind }) => kind));
  const gain = met.reduce((sum, requirement) => sum + requirement.gain, 0);
  const work = features.values
    .slice(0, WORK_FEATURES)
    .map((value, at) => (at === CONCEPTS_AT ? value + gain : value));
  const misfits = features.misfits.filter(({ kind }) => !kinds.has(kind));
  return chanceOf(MODEL, {
    ...withMisfits(work, misfits),
    repeatsPosting: features.repeatsPosting ?? false,
  });
}

function gainOf({ parsedJob }: ParsedPair, { weight }: AbsentName): number {
  const asked = [...parsedJob.concepts.values()].reduce((sum, each) => sum + each, 0);
  return weight / (asked + CONCEPT_SMOOTHING);
}

/** The terms that both sides state. What a profile leaves out is neither met nor unmet. */
function comparedTerms({ parsedJob, parsedPerson }: ParsedPair): MisfitKind[] {
  const { terms: job } = parsedJob;
  const { terms: person } = parsedPerson;
  const isPresent = job.arrangement === "hybrid" || job.arrangement === "onsite";
  const isCompared: Readonly<Record<MisfitKind, boolean>> = {
    language: job.languages.length > 0,
    credential: job.credentials.length > 0,
    place: isPresent && (person.arrangement === "remote" || person.place !== null),
    hours: job.hours !== null && person.hours !== null,
    start: job.urgent && person.daysUntilAvailable !== null,
    rate: (job.pay?.hourly ?? null) !== null && person.rate !== null,
    years: (job.years ?? 0) > 0 && person.years !== null,
    jurisdiction: job.requiredStates.length > 0 && person.states.size > 0,
    refusal: false,
  };
  return TERMS.filter((term) => isCompared[term]);
}

const TERMS: readonly MisfitKind[] = [
  "language",
  "credential",
  "place",
  "hours",
  "start",
  "rate",
  "years",
  "jurisdiction",
];
