import { expect, test } from "vitest";
import { pairFeatures } from "../features/pair.ts";
import { parseJob, parsePerson } from "../features/parse.ts";
import { chanceOf, MODEL } from "../model/model.ts";
import type { JobInput } from "../match-input.ts";
import { collection, NOW, otherJob, otherParalegal, probateJob, probateParalegal } from "../testkit.ts";
import { jobIndex, upsertPosting, removePosting } from "./job-index.ts";
import type { JobIndex } from "./job-index.ts";
import { rankJobs } from "./rank-jobs.ts";
import { diversifyByFirm } from "./candidates.ts";

const person = parsePerson(probateParalegal, collection, NOW);
const parsed = (job: JobInput) => parseJob(job, collection);

function indexOf(jobs: readonly JobInput[], firmOf: (at: number) => number = (at) => at): JobIndex {
  const index = jobIndex();
  jobs.forEach((job, at) => upsertPosting(index, { id: at + 1, firmId: firmOf(at), parsed: parsed(job) }));
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
    const side = parsePerson(profile, collection, NOW);
    const ranked = rankJobs(indexOf(jobs), side, { limit: 10 });
    expect(ranked.length).toBeGreaterThan(1);
    for (const { id, chance } of ranked) {
      const job = jobs[id - 1];
      if (job === undefined) throw new Error(`No posting ${id}`);
      expect(chance).toBeCloseTo(chanceOf(MODEL, pairFeatures(parsed(job), side)), 2);
    }
  }
});

test("the work comes first, what is closed is gone, what changed counts as changed", () => {
  const index = indexOf([otherJob, probateJob]);
  expect(rankJobs(index, person, { limit: 10 }).map((row) => row.id)).toEqual([2, 1]);
  removePosting(index, 2);
  expect(rankJobs(index, person, { limit: 10 }).map((row) => row.id)).toEqual([1]);
  upsertPosting(index, { id: 1, firmId: 1, parsed: parsed(probateJob) });
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
  const empty = parsePerson({}, collection, NOW);
  const ranked = rankJobs(indexOf(Array.from({ length: 30 }, () => probateJob)), empty, { limit: 5 });
  expect(ranked.map((row) => row.id)).toEqual([30, 29, 28, 27, 26]);
});

test("at most two of one firm among the first ten, none lost", () => {
  const ranked = Array.from({ length: 30 }, (_, at) => ({ at, firmId: at < 15 ? 1 : at }));
  const varied = diversifyByFirm(ranked);
  expect(varied.slice(0, 10).filter((row) => row.firmId === 1)).toHaveLength(2);
  expect(varied).toHaveLength(30);
  expect(new Set(varied).size).toBe(30);
  expect(diversifyByFirm(ranked.slice(0, 4)).map((row) => row.at)).toEqual([0, 1, 2, 3]);
});
