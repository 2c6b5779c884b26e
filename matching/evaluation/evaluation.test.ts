import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { collectionOf } from "../src/features/collection.ts";
import { pairFeatures } from "../src/features/pair.ts";
import { parseJob, parsePerson } from "../src/features/parse.ts";
import { chanceOf, MODEL } from "../src/model/model.ts";
import { bm25 } from "./baselines.ts";
import { crossValidatedBaseline } from "./calibrated-baseline.ts";
import { crossValidated, featuresOf, trainOn } from "./cross-validation.ts";
import { bootstrap } from "./bootstrap.ts";
import texts from "./field-texts.json" with { type: "json" };
import { groupedFolds } from "./folds.ts";
import { JUDGED_ON, loadJudgementSet } from "./judgement-set.ts";
import { measure } from "./measures.ts";
import {
  averagePrecision,
  balancedAccuracy,
  bestThreshold,
  calibrationError,
  ndcg,
  quadraticKappa,
  reciprocalRank,
  rocArea,
} from "./metrics.ts";

describe("measures, by hand", () => {
  const fits = [true, false, true, false];
  test("AUC", () => {
    expect(rocArea([4, 3, 2, 1], fits)).toBe(0.75);
    expect(rocArea([1, 1, 1, 1], fits)).toBe(0.5);
  });
  test("average precision, ties shared", () => {
    expect(averagePrecision([4, 3, 2, 1], fits)).toBeCloseTo((1 + 2 / 3) / 2);
    expect(averagePrecision([1, 1, 1, 1], fits)).toBe(0.5);
  });
  test("balanced accuracy and its best threshold", () => {
    expect(balancedAccuracy([4, 3, 2, 1], fits, 2.5)).toBe(0.5);
    expect(bestThreshold([4, 1, 3, 2], fits)).toBe(2.5);
  });
  test("nDCG", () => {
    expect(ndcg([3, 2, 1], [3, 2, 0])).toBe(1);
    expect(ndcg([1, 2, 3], [3, 0, 0])).toBeCloseTo(0.5);
    expect(ndcg([1, 2], [0, 0])).toBeNull();
  });
  test("reciprocal rank, ties against", () => {
    expect(reciprocalRank([3, 2, 1], [false, true, false])).toBe(0.5);
    expect(reciprocalRank([1, 1], [true, false])).toBe(0.5);
    expect(reciprocalRank([1], [false])).toBeNull();
  });
  test("calibration", () => {
    expect(calibrationError([1, 1, 0, 0], [true, true, false, false], 2)).toBe(0);
    expect(calibrationError([1, 1, 0, 0], [false, false, true, true], 2)).toBe(1);
  });
  test("kappa", () => {
    expect(quadraticKappa([0, 1, 2, 3], [0, 1, 2, 3])).toBe(1);
    expect(quadraticKappa([0, 3], [3, 0])).toBe(-1);
  });
});

const set = loadJudgementSet(fileURLToPath(new URL("../judgements", import.meta.url)));
const features = featuresOf(set);

test("no job and no person of a test block was trained on, and every pair is tested once", () => {
  const folds = groupedFolds(set);
  for (const { train, test: held } of folds) {
    const jobs = new Set(train.map((row) => set.pairs[row]?.job));
    const people = new Set(train.map((row) => set.pairs[row]?.person));
    expect(held.some((row) => jobs.has(set.pairs[row]?.job) || people.has(set.pairs[row]?.person))).toBe(
      false,
    );
  }
  expect(folds.flatMap((fold) => fold.test).toSorted((a, b) => a - b)).toEqual([...set.pairs.keys()]);
});

test("the checked-in coefficients are those of the checked-in data", () => {
  const { model, fitFrom } = trainOn(set, features, [...set.pairs.keys()]);
  expect(MODEL.dataHash).toBe(set.hash);
  model.weights.forEach((weight, at) => expect(MODEL.weights[at]).toBeCloseTo(weight, 3));
  model.thresholds.forEach((threshold, at) => expect(MODEL.thresholds[at]).toBeCloseTo(threshold, 3));
  expect(MODEL.fitFrom).toBeCloseTo(fitFrom, 3);
});

test("the engine keeps its goals and stays ahead of BM25, in grouped cross-validation", () => {
  const rows = crossValidated(set, features);
  const { whole } = bootstrap(set, 1);
  const chances = rows.map((row) => row.chance);
  const thresholds = rows.map((row) => row.fitFrom);
  const engine = measure(
    set,
    { scores: chances, thresholds, chances, grades: rows.map((row) => row.grade) },
    whole,
  );
  const baseline = measure(set, crossValidatedBaseline(set, bm25), whole);
  const goals = {
    AUC: 0.98,
    AP: 0.9,
    "nDCG@10": 0.96,
    balanced: 0.92,
    "AUC shared": 0.95,
    kappa: 0.8,
  } as const;
  for (const [name, goal] of Object.entries(goals)) {
    const known = name as keyof typeof goals;
    expect(engine[known], name).toBeGreaterThanOrEqual(goal);
    expect(engine[known], name).toBeGreaterThan(baseline[known]);
  }
  expect(engine.calibration).toBeLessThan(baseline.calibration);
}, 60_000);

/**
 * One made-up posting and profile per field of work. `withVocabulary` was in view while the ontology was completed;
 * `unseen` was written afterwards, and nothing was changed because of it.
 */
test.each([
  ["that the ontology was completed with", texts.withVocabulary, { area: 0.99, precision: 0.95 }],
  ["that nothing learned from", texts.unseen, { area: 0.99, precision: 0.88 }],
])(
  "each profile ranks first for the posting of its own field, in texts %s",
  (_, rows, goals) => {
    const jobs = rows.map(({ title, posting }) => ({ title, description: posting }));
    const people = rows.map(({ profile }) => ({ bio: profile }));
    const collection = collectionOf(jobs, people);
    const postings = jobs.map((job) => parseJob(job, collection));
    const profiles = people.map((person) => parsePerson(person, collection, JUDGED_ON));
    const pairs = postings.flatMap((posting, job) =>
      profiles.map((profile, person) => ({
        chance: chanceOf(MODEL, pairFeatures(posting, profile)),
        own: job === person,
      })),
    );
    const chances = pairs.map(({ chance }) => chance);
    const own = pairs.map((pair) => pair.own);
    expect(rocArea(chances, own)).toBeGreaterThan(goals.area);
    expect(averagePrecision(chances, own)).toBeGreaterThan(goals.precision);
  },
  60_000,
);
