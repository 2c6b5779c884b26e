/** What a pair of prepared sides has in common and what stands between them, as the model's numbers. */
import { fieldsOfStem } from "./field-lexicon.ts";
import { misfitsOf } from "./misfits.ts";
import type { Misfit } from "./misfits.ts";
import { saidBy } from "./prepared.ts";
import type { PreparedJob, PreparedPerson } from "./prepared.ts";

/** +1: more of it never lowers a score; -1: never raises one. */
export const SIGNS: readonly (1 | -1)[] = [1, 1, 1, 1, -1, -1];

export interface PairFeatures {
  readonly values: readonly number[];
  readonly misfits: readonly Misfit[];
}

/** Sums of rarities that a very good pair reaches; they bring the features to about 0 to 1. */
export const FULL_WORDS = 40;
export const FULL_PASSAGES = 20;
export const MOST_HARD = 2;

export function pairFeatures(job: PreparedJob, person: PreparedPerson): PairFeatures {
  const misfits = misfitsOf(job.terms, person.terms, saidBy(person));
  const refusal = refusalOf(job, person);
  if (refusal !== null) misfits.push(refusal);
  const soft = misfits.filter((roleMismatch) => roleMismatch.degree === "soft").length;
  return {
    values: [
      sharedWords(job, person),
      sharedFields(job, person),
      bestPassages(job, person),
      sharedConcepts(job, person),
      soft,
      Math.min(MOST_HARD, misfits.length - soft),
    ],
    misfits,
  };
}

/** Okapi BM25 of the posting over the profile. */
export function sharedWords(job: PreparedJob, person: PreparedPerson): number {
  let sum = 0;
  for (const [word, rare] of job.words) {
    const weight = person.words.get(word);
    if (weight !== undefined) sum += rare * weight;
  }
  return sum / FULL_WORDS;
}

/** The share of the job's fields that the person has worked in, counting how sure that is. */
export function sharedFields(job: PreparedJob, person: PreparedPerson): number {
  let sum = 0;
  for (const [field, share] of job.fields) sum += share * (person.fields[field] ?? 0);
  return sum;
}

/** How much of the posting the three nearest stretches of experience cover; a second field in one sentence counts. */
export function bestPassages(job: PreparedJob, person: PreparedPerson): number {
  const covered = new Float64Array(person.passageCount);
  for (const [stem, rare] of job.stems)
    for (const passage of person.passages.get(stem) ?? []) covered[passage] = (covered[passage] ?? 0) + rare;
  return nearestThree(covered);
}

/** The fullest passage counts whole, the next half, the third a quarter. */
export function nearestThree(covered: Float64Array): number {
  let [first, second, third] = [0, 0, 0];
  for (const value of covered) {
    if (value > first) [first, second, third] = [value, first, second];
    else if (value > second) [second, third] = [value, second];
    else if (value > third) third = value;
  }
  return (first + second / 2 + third / 4) / FULL_PASSAGES;
}

/** Weight of pretended missing concepts, so that one hit on a posting with two concepts is no certainty. */
export const UNNAMED = 12;

/** The covered share of the concepts asked for, required ones double; 0 where the posting names none. */
export function sharedConcepts(job: PreparedJob, person: PreparedPerson): number {
  let covered = 0;
  let asked = 0;
  for (const [id, weight] of job.concepts) {
    asked += weight;
    covered += weight * (person.concepts.get(id) ?? 0);
  }
  return covered / (asked + UNNAMED);
}

/** A field with less of the job than this is no core of it. */
export const CORE_SHARE = 0.2;

/** A posting with this share of refused fields or more is what the person will not do. */
export const MOSTLY_SHARE = 0.5;

/**
 * The posting is about a refused field, or uses a refused word in a field that it is about: "family" of a search term
 * is no divorce.
 */
function refusalOf(job: PreparedJob, person: PreparedPerson): Misfit | null {
  const refused = job.fields.filter(([field]) => person.refusedFields.has(field)).map(([, share]) => share);
  for (const stem of person.refusedStems)
    if (job.stems.has(stem) && speaksOf(stem, (field) => shareOf(job, field) >= CORE_SHARE))
      return refusalAt(refused) ?? { kind: "refusal", degree: "hard" };
  return refusalAt(refused);
}

/** Refused by name: all of the job's shares in such fields. */
export function refusalAt(shares: readonly number[]): Misfit | null {
  if (shares.reduce((sum, share) => sum + share, 0) >= MOSTLY_SHARE)
    return { kind: "refusal", degree: "bar" };
  return shares.some((share) => share >= CORE_SHARE) ? { kind: "refusal", degree: "hard" } : null;
}

function shareOf(job: PreparedJob, field: number): number {
  return job.fields.find(([number]) => number === field)?.[1] ?? 0;
}

export function speaksOf(stem: string, isCore: (field: number) => boolean): boolean {
  return fieldsOfStem.get(stem)?.some(({ field }) => isCore(field)) ?? false;
}
