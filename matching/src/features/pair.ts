/** Computes the features of a pair. */
import { repeatsMost, withoutCopies } from "./copies.ts";
import { fieldsOfStem } from "./field-lexicon.ts";
import { misfitsOf } from "./misfits.ts";
import type { Misfit } from "./misfits.ts";
import { mentionedIn } from "./parse.ts";
import type { ParsedJob, ParsedPerson } from "./parse.ts";

/** The sign of each feature's weight: +1 if more of it never lowers a score, -1 if it never raises one. */
export const SIGNS: readonly (1 | -1)[] = [1, 1, 1, 1, -1, -1];

export interface PairFeatures {
  readonly values: readonly number[];
  readonly misfits: readonly Misfit[];
  /** The profile repeats most of the posting; what it repeats is not among the values. */
  readonly repeatsPosting?: boolean;
}

/** Sums that a very good pair reaches, by which the features are scaled to about 0 to 1. */
export const WORDS_SCALE = 40;
const PASSAGES_SCALE = 20;
const MAX_HARD_MISFITS = 2;

export function pairFeatures(job: ParsedJob, profile: ParsedPerson): PairFeatures {
  const person = withoutCopies(job, profile);
  const misfits = misfitsOf(job.terms, person.terms, mentionedIn(person));
  const refusal = refusalOf(job, person);
  if (refusal !== null) misfits.push(refusal);
  const work = [
    sharedWords(job, person),
    sharedFields(job, person),
    coveredByPassages(job, person),
    sharedConcepts(job, person),
  ];
  return { ...withMisfits(work, misfits), repeatsPosting: repeatsMost(job, profile, person) };
}

/** The features of the work, followed by the counts of misfits. */
export function withMisfits(work: readonly number[], misfits: readonly Misfit[]): PairFeatures {
  const soft = misfits.filter((roleMismatch) => roleMismatch.degree === "soft").length;
  return { values: [...work, soft, Math.min(MAX_HARD_MISFITS, misfits.length - soft)], misfits };
}

/** Okapi BM25 of the posting over the profile. */
function sharedWords(job: ParsedJob, person: ParsedPerson): number {
  let sum = 0;
  for (const [word, rare] of job.words) {
    const weight = person.words.get(word);
    if (weight !== undefined) sum += rare * weight;
  }
  return sum / WORDS_SCALE;
}

/** The share of the job's fields in which the person has worked, weighted by confidence. */
function sharedFields(job: ParsedJob, person: ParsedPerson): number {
  let sum = 0;
  for (const [field, share] of job.fields) sum += share * (person.fields[field] ?? 0);
  return sum;
}

/** How much of the posting the three most similar passages of the profile cover. */
function coveredByPassages(job: ParsedJob, person: ParsedPerson): number {
  const covered = new Float64Array(person.passageCount);
  for (const [stem, rare] of job.stems)
    for (const passage of person.passages.get(stem) ?? []) covered[passage] = (covered[passage] ?? 0) + rare;
  return topThreeCoverage(covered);
}

/** The passage with the highest coverage counts in full, the second half, the third a quarter. */
export function topThreeCoverage(covered: Float64Array): number {
  let [first, second, third] = [0, 0, 0];
  for (const value of covered) {
    if (value > first) [first, second, third] = [value, first, second];
    else if (value > second) [second, third] = [value, second];
    else if (value > third) third = value;
  }
  return (first + second / 2 + third / 4) / PASSAGES_SCALE;
}

/** Additive smoothing, so that one of two concepts does not count as half. */
export const CONCEPT_SMOOTHING = 12;

/** The weighted share of the posting's concepts that the person has; 0 if it names none. */
function sharedConcepts(job: ParsedJob, person: ParsedPerson): number {
  let covered = 0;
  let asked = 0;
  for (const [id, weight] of job.concepts) {
    asked += weight;
    covered += weight * (person.concepts.get(id) ?? 0);
  }
  return covered / (asked + CONCEPT_SMOOTHING);
}

/** The share of a job from which a field is a core of it. */
export const CORE_SHARE = 0.2;

/** The share of a refused field from which it is no side matter of a posting. */
const LARGE_SHARE = 0.3;

/** The share of refused fields from which a posting is barred. */
const MOSTLY_SHARE = 0.5;

/**
 * A posting is refused if a core field of it is refused, or if refused stems make up much of its core work. Other
 * stems do not count: "family" in document review is not divorce.
 */
function refusalOf(job: ParsedJob, person: ParsedPerson): Misfit | null {
  const refused = job.fields.filter(([field]) => person.refusedFields.has(field)).map(([, share]) => share);
  const byName = refusalAt(refused);
  if (byName !== null || ![...person.refusedStems].some((stem) => job.stems.has(stem))) return byName;
  const isCore = coreOf(job);
  let [core, ofCore] = [0, 0];
  for (const [stem, rare] of job.stems) {
    if (!isFieldTerm(stem, isCore)) continue;
    core += rare;
    if (person.refusedStems.has(stem)) ofCore += rare;
  }
  return partRefused(ofCore, core);
}

/** Whether a field is a core of the job. */
export const coreOf =
  (job: ParsedJob) =>
  (field: number): boolean =>
    shareOf(job, field) >= CORE_SHARE;

/** The share of a posting's core work from which a refusal of it is hard. Less is a task that can be left out. */
const PART_SHARE = 0.05;

/** The refusal that follows from the rarities of all stems that name a core field, and of the refused ones of them. */
export function partRefused(refused: number, core: number): Misfit | null {
  if (refused === 0) return null;
  return { kind: "refusal", degree: refused >= PART_SHARE * core ? "hard" : "soft" };
}

/** The refusal that follows from the shares of a job that are in refused fields. */
export function refusalAt(shares: readonly number[]): Misfit | null {
  if (shares.reduce((sum, share) => sum + share, 0) >= MOSTLY_SHARE)
    return { kind: "refusal", degree: "bar" };
  return shares.some((share) => share >= LARGE_SHARE) ? { kind: "refusal", degree: "hard" } : null;
}

function shareOf(job: ParsedJob, field: number): number {
  return job.fields.find(([number]) => number === field)?.[1] ?? 0;
}

/** Whether a stem names one of the core fields. */
export function isFieldTerm(stem: string, isCore: (field: number) => boolean): boolean {
  return fieldsOfStem.get(stem)?.some(({ field }) => isCore(field)) ?? false;
}
