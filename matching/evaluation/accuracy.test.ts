import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { ACCURACY } from "../src/model/accuracy.ts";
import { MODEL } from "../src/model/model.ts";
import { bm25 } from "./baselines.ts";
import { crossValidatedBaseline } from "./calibrated-baseline.ts";
import { crossValidated, featuresOf } from "./cross-validation.ts";
import { bootstrap } from "./bootstrap.ts";
import { isFit, loadJudgementSet } from "./judgement-set.ts";
import { measure } from "./measures.ts";
import type { Scored } from "./measures.ts";

const set = loadJudgementSet(fileURLToPath(new URL("../judgements", import.meta.url)));
const rows = crossValidated(set, featuresOf(set));
const { whole } = bootstrap(set, 1);

/** The claim on the landing page (SPEC.md section 1). */
const CLAIMED = 0.85;

function agree(name: keyof typeof ACCURACY.measured, scored: Scored): void {
  const now = measure(set, scored, whole);
  const recorded = ACCURACY.measured[name];
  expect(recorded.auc.value, name).toBeCloseTo(now.AUC, 3);
  expect(recorded.averagePrecision.value, name).toBeCloseTo(now.AP, 3);
  expect(recorded.ndcg10.value, name).toBeCloseTo(now["nDCG@10"], 3);
  expect(recorded.balancedAccuracy.value, name).toBeCloseTo(now.balanced, 3);
  expect(recorded.aucSharedLabel.value, name).toBeCloseTo(now["AUC shared"], 3);
  expect(recorded.reciprocalRank.value, name).toBeCloseTo(now.MRR, 3);
  expect(recorded.calibrationError.value, name).toBeCloseTo(now.calibration, 3);
}

test("what the site claims was measured on this model and these judgements", () => {
  expect(ACCURACY.modelVersion).toBe(MODEL.version);
  expect(ACCURACY.dataHash).toBe(set.hash);
  expect(ACCURACY).toMatchObject({
    jobs: set.jobs.length,
    people: set.people.length,
    pairs: set.pairs.length,
    fits: set.pairs.filter(isFit).length,
  });
});

test("the recorded figures are those of the engine", () => {
  const chances = rows.map((row) => row.chance);
  const scored = {
    scores: chances,
    thresholds: rows.map((row) => row.fitFrom),
    chances,
    grades: rows.map((row) => row.grade),
  };
  agree("engine", scored);
  expect(ACCURACY.kappa.engine).toBeCloseTo(measure(set, scored, whole).kappa, 3);
});

test("and those of word search beside it", () => {
  agree("bm25", crossValidatedBaseline(set, bm25));
}, 60_000);

test("every interval holds its figure, and the claim is below the lower end of what was measured", () => {
  for (const [name, measured] of Object.entries(ACCURACY.measured)) {
    for (const [measureName, { value, low, high }] of Object.entries(measured)) {
      // The calibration error of few drawn pairs is biased upwards, so that its own value may lie below.
      if (measureName === "calibrationError") continue;
      expect(value, `${name} ${measureName}`).toBeGreaterThanOrEqual(low);
      expect(value, `${name} ${measureName}`).toBeLessThanOrEqual(high);
    }
  }
  expect(ACCURACY.measured.engine.balancedAccuracy.low).toBeGreaterThanOrEqual(CLAIMED);
});
