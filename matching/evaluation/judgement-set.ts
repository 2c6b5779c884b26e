/** A folder of graded pairs: jobs.json, paralegals.json, judgements.json. */
import { createHash } from "node:crypto";
import type { JobSide, PersonSide } from "../src/sides.ts";
import { idsOf, jobSide, personSide, readRows, storedPair } from "./stored-rows.ts";

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

/** The day on which the judges were told to judge. */
export const JUDGED_ON = new Date("2026-03-02T12:00:00Z");

/** Throws with the file and the entry where something is missing or out of range. */
export function loadJudgementSet(folder: string): JudgementSet {
  const jobs = readRows(folder, "jobs.json");
  const people = readRows(folder, "paralegals.json");
  const judgements = readRows(folder, "judgements.json");
  const digest = createHash("sha256");
  for (const rows of [jobs, people, judgements]) digest.update(JSON.stringify(rows));
  const jobAt = idsOf(jobs, "jobs.json");
  const personAt = idsOf(people, "paralegals.json");
  const pairs = judgements.map(storedPair).map(({ job, paralegal, grades, consensus }) => {
    const [jobRow, personRow] = [jobAt.get(job), personAt.get(paralegal)];
    if (jobRow === undefined) throw new Error(`judgements.json names job ${job}, which jobs.json lacks`);
    if (personRow === undefined)
      throw new Error(`judgements.json names paralegal ${paralegal}, whom paralegals.json lacks`);
    return { job: jobRow, person: personRow, grades, consensus };
  });
  return { jobs: jobs.map(jobSide), people: people.map(personSide), pairs, hash: digest.digest("hex") };
}

/** Fit is grade 2 or 3. */
export const isFit = (pair: GradedPair): boolean => pair.consensus >= 2;
