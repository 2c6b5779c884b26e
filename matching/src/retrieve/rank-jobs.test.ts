import { expect, test } from "vitest";
import { pairFeatures } from "../features/pair.ts";
import { prepareJob, preparePerson } from "../features/prepared.ts";
import { MODEL } from "../model/coefficients.ts";
import { chanceOf } from "../model/score.ts";
import type { JobSide } from "../sides.ts";
import { collection, NOW, otherJob, otherParalegal, probateJob, probateParalegal } from "../testkit.ts";
import { jobIndex, putPosting, removePosting } from "./job-index.ts";
import type { JobIndex } from "./job-index.ts";
import { rankJobs } from "./rank-jobs.ts";
import { withVariety } from "./variety.ts";

const person = preparePerson(probateParalegal, collection, NOW);
const prepared = (job: JobSide) => prepareJob(job, collection);

function indexOf(jobs: readonly JobSide[], firmOf: (at: number) => number = (at) => at): JobIndex {
  const index = jobIndex();
  jobs.forEach((job, at) => putPosting(index, { id: at + 1, firmId: firmOf(at), prepared: prepared(job) }));
  return index;
}

test("the index gives the chances that the pairs have by themselves", () => {
  const jobs = [
    probateJob,
    otherJob,
    { ...probateJob, budgetRange: "$20-25/hr" },
    { ...otherJob, location: "Miami, FL" },
  ];
  for (const profile of [probateParalegal, otherParalegal]) {
    const side = preparePerson(profile, collection, NOW);
    const ranked = rankJobs(indexOf(jobs), side, { limit: 10 });
    expect(ranked.length).toBeGreaterThan(1);
    for (const { id, chance } of ranked) {
      const job = jobs[id - 1];
      if (job === undefined) throw new Error(`No posting ${id}`);
      expect(chance).toBeCloseTo(chanceOf(MODEL, pairFeatures(prepared(job), side)), 2);
    }
  }
});

test("the work comes first, what is closed is gone, what changed counts as changed", () => {
  const index = indexOf([otherJob, probateJob]);
  expect(rankJobs(index, person, { limit: 10 }).map((row) => row.id)).toEqual([2, 1]);
  removePosting(index, 2);
  expect(rankJobs(index, person, { limit: 10 }).map((row) => row.id)).toEqual([1]);
  putPosting(index, { id: 1, firmId: 1, prepared: prepared(probateJob) });
  expect(rankJobs(index, person, { limit: 10 })[0]?.chance).toBeGreaterThan(0.5);
  removePosting(index, 1);
  expect(rankJobs(index, person, { limit: 10 })).toEqual([]);
});

test("work on the spot far away does not pass, and none of it when asked for remote work", () => {
  const index = indexOf([
    probateJob,
    { ...probateJob, location: "Miami, FL" },
    { ...probateJob, workArrangement: "Remote" },
  ]);
  expect(
    rankJobs(index, person, { limit: 10 })
      .map((row) => row.id)
      .toSorted((a, b) => a - b),
  ).toEqual([1, 3]);
  expect(rankJobs(index, person, { limit: 10, remoteOnly: true }).map((row) => row.id)).toEqual([3]);
});

test("equal postings: the newest first, the same every time", () => {
  const index = indexOf([probateJob, probateJob, probateJob]);
  const ids = rankJobs(index, person, { limit: 10 }).map((row) => row.id);
  expect(ids).toEqual([3, 2, 1]);
  expect(rankJobs(index, person, { limit: 10 }).map((row) => row.id)).toEqual(ids);
});

test("a new member without a profile sees the newest postings", () => {
  const empty = preparePerson({}, collection, NOW);
  const ranked = rankJobs(indexOf(Array.from({ length: 30 }, () => probateJob)), empty, { limit: 5 });
  expect(ranked.map((row) => row.id)).toEqual([30, 29, 28, 27, 26]);
});

test("at most two of one firm among the first ten, nobody lost", () => {
  const ranked = Array.from({ length: 30 }, (_, at) => ({ at, firmId: at < 15 ? 1 : at }));
  const varied = withVariety(ranked);
  expect(varied.slice(0, 10).filter((row) => row.firmId === 1)).toHaveLength(2);
  expect(varied).toHaveLength(30);
  expect(new Set(varied).size).toBe(30);
  expect(withVariety(ranked.slice(0, 4)).map((row) => row.at)).toEqual([0, 1, 2, 3]);
});
