import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FEATURES } from "../../src/model/feature-names.ts";
import { chanceOfFit, logistic, MODEL } from "../../src/model/model.ts";
import { SIGNS } from "../../src/features/pair.ts";
import { seededRandom } from "../random.ts";
import { driftOf } from "./drift.ts";
import { loggedPairs } from "./logged-pairs.ts";
import { reportOf } from "./log-report.ts";
import { readLog } from "./read-log.ts";
import { refit } from "./refit.ts";
import { selectionOf } from "./selection.ts";

const day = (number: number): string => new Date(Date.UTC(2026, 0, 1 + number)).toISOString();

/**
 * A made-up log: each job is shown to the people whom the shipped model ranks best; those at the top apply more often;
 * firms decide by other weights than the model's.
 */
function madeUpLog(seed: number, weights: readonly number[], jobs = 60): string {
  const random = seededRandom(seed);
  const lines: object[] = [{ type: "log", features: FEATURES }];
  for (let job = 0; job < jobs; job++) {
    const people = Array.from({ length: 40 }, (_, person) => {
      const features = FEATURES.map(() => random());
      return { person: `p${person}`, features, chance: chanceOfFit(MODEL, features) };
    });
    const best = people.toSorted((a, b) => b.chance - a.chance).slice(0, 25);
    best.forEach(({ person, features, chance }, at) => {
      const pair = { job: `j${job}`, person, at: day(job) };
      const base = { ...pair, modelVersion: MODEL.version, chance, features };
      lines.push({ type: "shown", ...base, rankingKind: "jobs", place: at + 1, fromProfile: true });
      if (random() > 1 / (1 + at / 8)) return;
      lines.push({ type: "outcome", ...pair, kind: "applied", rating: null });
      const utility = features.reduce((sum, value, index) => sum + (value - 0.5) * (weights[index] ?? 0), 0);
      const kind = random() < logistic(utility) ? "shortlisted" : "rejected";
      lines.push({ type: "outcome", ...pair, kind, rating: null });
    });
  }
  return lines.map((line) => JSON.stringify(line)).join("\n");
}

describe("a fit to a log", () => {
  test("finds the signs by which firms decided, whatever the ranking showed", { timeout: 30_000 }, () => {
    const strength = fc.double({ min: 3, max: 6, noNaN: true });
    const signs = fc.tuple(...FEATURES.map(() => fc.constantFrom(1, -1)));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), signs, strength, (seed, each, size) => {
        const log = readLog(
          madeUpLog(
            seed,
            each.map((sign) => sign * size),
          ),
        );
        const fitted = refit(loggedPairs(log).pairs);
        expect(fitted?.free.map(Math.sign)).toEqual(each);
        // The model's own signs hold whatever the log says.
        fitted?.model.weights.forEach((weight, at) =>
          expect(weight * (SIGNS[at] ?? 0)).toBeGreaterThanOrEqual(0),
        );
      }),
      { numRuns: 3 },
    );
  });

  test("is not made from few decisions, or from decisions that are all alike", () => {
    const { pairs } = loggedPairs(readLog(madeUpLog(1, [4, 4, 4, 4, -4, -4], 3)));
    expect(refit(pairs)).toBeNull();
    const { pairs: many } = loggedPairs(readLog(madeUpLog(1, [4, 4, 4, 4, -4, -4], 40)));
    expect(refit(many.map((pair) => ({ ...pair, grade: pair.grade === null ? null : 2 })))).toBeNull();
  });
});

describe("pairs of a log", () => {
  const shown = (person: string, more: object = {}) => ({
    type: "shown",
    person,
    job: "j",
    at: day(0),
    rankingKind: "jobs",
    place: 4,
    chance: 0.5,
    features: FEATURES.map(() => 0.5),
    fromProfile: true,
    modelVersion: MODEL.version,
    ...more,
  });
  const outcome = (person: string, kind: string, rating: number | null = null) => ({
    type: "outcome",
    person,
    job: "j",
    at: day(1),
    kind,
    rating,
  });
  const pairsOf = (...lines: object[]) =>
    loggedPairs(readLog(lines.map((line) => JSON.stringify(line)).join("\n")));

  test.each<[string, (readonly [string, number | null])[], number | null]>([
    ["no application", [], null],
    ["an open application", [["applied", null]], null],
    [
      "a withdrawal",
      [
        ["applied", null],
        ["withdrawn", null],
      ],
      null,
    ],
    [
      "a filled position",
      [
        ["applied", null],
        ["filled", null],
      ],
      null,
    ],
    [
      "a rejection",
      [
        ["applied", null],
        ["rejected", null],
      ],
      0,
    ],
    [
      "a rejection after a shortlisting",
      [
        ["shortlisted", null],
        ["rejected", null],
      ],
      2,
    ],
    ["an offer", [["offered", null]], 3],
    [
      "a good review",
      [
        ["completed", null],
        ["reviewed", 5],
      ],
      3,
    ],
    [
      "a bad review",
      [
        ["completed", null],
        ["reviewed", 1],
      ],
      2,
    ],
  ])("%s", (_, kinds, grade) => {
    const { pairs } = pairsOf(shown("p"), ...kinds.map(([kind, rating]) => outcome("p", kind, rating)));
    expect(pairs).toMatchObject([{ grade, applied: kinds.length > 0, bestPlace: 4 }]);
  });

  test("lists of applicants, other models and newcomers show nothing of the ranking", () => {
    const found = pairsOf(
      shown("p", { rankingKind: "applicants" }),
      shown("q", { modelVersion: "1" }),
      shown("r", { fromProfile: false }),
      outcome("p", "rejected"),
    );
    expect(found).toMatchObject({ pairs: [], otherPlaces: 2, neverShown: 1 });
  });

  test("what is no log is refused by its line", () => {
    expect(() => pairsOf(shown("p"), { type: "note" })).toThrow("Line 2 is neither a place nor an outcome");
    expect(() => pairsOf(shown("p", { features: [1] }))).toThrow(
      `Line 1: a place has ${FEATURES.length} features`,
    );
    expect(() => pairsOf({ type: "log", features: ["words"] })).toThrow("other features than the engine");
  });
});

test("drift is none between equal samples, and large between shifted ones", () => {
  const random = seededRandom(5);
  const one = Array.from({ length: 800 }, random);
  const other = Array.from({ length: 800 }, random);
  const same = driftOf(one, other);
  expect(same.psi).toBeLessThan(0.1);
  expect(same.ks).toBeLessThan(same.ksLimit);
  const moved = driftOf(
    one,
    other.map((value) => value + 0.3),
  );
  expect(moved.psi).toBeGreaterThan(0.25);
  expect(moved.ks).toBeCloseTo(0.3, 1);
});

test("weights make the decided pairs stand for all shown ones", () => {
  const { pairs } = loggedPairs(readLog(madeUpLog(3, [4, 4, 4, 4, -4, -4])));
  const { weights, effectiveSize, variance } = selectionOf(pairs);
  const decided = pairs.filter(({ grade }) => grade !== null);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const all = mean(pairs.map(({ chance }) => chance));
  const bare = mean(decided.map(({ chance }) => chance));
  const weighted = mean(decided.map(({ chance }, at) => chance * (weights[at] ?? 0)));
  expect(Math.abs(weighted - all)).toBeLessThan(Math.abs(bare - all) / 2);
  expect(effectiveSize).toBeLessThan(decided.length);
  expect(variance).toBeGreaterThan(0);
});

test("the report says what drifted, who was shown and what cannot be learned, and leaves the shipped weights", () => {
  const log = readLog(madeUpLog(7, [4, 4, 4, 4, 4, -4]));
  const random = seededRandom(1);
  const features = Array.from({ length: 400 }, () => FEATURES.map(random));
  const reference = { features, chances: features.map((values) => chanceOfFit(MODEL, values)) };
  const before = JSON.stringify(MODEL);
  const { text, model } = reportOf(log, reference);
  for (const heading of ["Drift", "Selection", "What this log cannot teach", "The fit"])
    expect(text).toContain(`## ${heading}`);
  for (const feature of FEATURES) expect(text).toContain(`| ${feature} |`);
  expect(text).toMatch(/softMisfits \| -0\.\d+ \| -?\d\.\d+ \| \d\.\d+ \(opposite sign\)/);
  expect(text).toMatch(/variance \d+\.\d\d around their mean of 1/);
  expect(model?.weights).toHaveLength(FEATURES.length);
  expect(JSON.stringify(MODEL)).toBe(before);
});
