/** A folder of graded pairs: jobs.json, paralegals.json, judgements.json. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { JobSide, PersonSide } from "../src/sides.ts";

export interface GradedPair {
  readonly job: number;
  readonly person: number;
  /** 0 to 3, one per judge */
  readonly grades: readonly number[];
  readonly consensus: number;
}

export interface JudgementSet {
  readonly jobs: readonly JobSide[];
  readonly people: readonly PersonSide[];
  readonly pairs: readonly GradedPair[];
  /** SHA-256 of what the three files hold, however it is laid out */
  readonly hash: string;
}

interface StoredPair {
  readonly job: string;
  readonly paralegal: string;
  readonly grades: readonly number[];
  readonly consensus: number;
}

/** The day on which the judges were told to judge. */
export const JUDGED_ON = new Date("2026-03-02T12:00:00Z");

export function loadJudgementSet(folder: string): JudgementSet {
  const digest = createHash("sha256");
  const read = <Row>(file: string): Row[] => {
    const text = readFileSync(path.join(folder, file), "utf8");
    const rows: unknown = JSON.parse(text);
    digest.update(JSON.stringify(rows));
    if (!Array.isArray(rows)) throw new Error(`${file} does not hold a list`);
    return rows;
  };
  const jobs = read<JobSide>("jobs.json");
  const people = read<PersonSide>("paralegals.json");
  const jobAt = new Map(jobs.map((job, at) => [job.id, at]));
  const personAt = new Map(people.map((person, at) => [person.id, at]));
  const pairs = read<StoredPair>("judgements.json").map((stored) => {
    const job = jobAt.get(stored.job);
    const person = personAt.get(stored.paralegal);
    if (job === undefined || person === undefined)
      throw new Error(`A judgement names ${stored.job} and ${stored.paralegal}, one of whom is not there`);
    return { job, person, grades: stored.grades, consensus: stored.consensus };
  });
  return { jobs, people, pairs, hash: digest.digest("hex") };
}

/** Fit is grade 2 or 3. */
export const isFit = (pair: GradedPair): boolean => pair.consensus >= 2;
