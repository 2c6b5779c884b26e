// npm run evaluate [-- --data DIR]: how well the engine and the baselines order graded pairs.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { FEATURES } from "../src/features/pair.ts";
import type { PairFeatures } from "../src/features/pair.ts";
import { MODEL } from "../src/model/coefficients.ts";
import { bm25, chance, specialtiesOverlap, specScore } from "./baselines.ts";
import type { Scorer } from "./baselines.ts";
import { crossValidated, featuresOf, predict } from "./cross-validation.ts";
import type { Prediction } from "./cross-validation.ts";
import { groupedFolds } from "./folds.ts";
import { isFit, loadJudgementSet } from "./judgement-set.ts";
import { MEASURES, measureAll, measureLead } from "./measures.ts";
import type { Interval, Measure, Scored } from "./measures.ts";
import { bestThreshold, quadraticKappa } from "./metrics.ts";

const DEVELOPMENT = fileURLToPath(new URL("../judgements", import.meta.url));

const { values } = parseArgs({
  options: { data: { type: "string" }, draws: { type: "string", default: "500" } },
});
const set = loadJudgementSet(values.data ?? DEVELOPMENT);
const draws = Number(values.draws);
const trainedOnIt = set.hash === MODEL.dataHash;
const features = featuresOf(set);

const predictions = trainedOnIt
  ? crossValidated(set, features)
  : features.map((row) => predict(MODEL, row, MODEL.fitFrom));

console.log(
  `${set.pairs.length} pairs of ${set.jobs.length} jobs and ${set.people.length} people, ${set.pairs.filter(isFit).length} fits (consensus grade 2 or 3 of three model judges, not working attorneys).`,
);
console.log(
  trainedOnIt
    ? "Grouped cross-validation: no job and no person in both train and test. Intervals: 95%, jobs and people drawn again."
    : `Model ${MODEL.version} as shipped (trained on data ${MODEL.dataHash.slice(0, 8)}), applied unchanged. Intervals: 95%, jobs and people drawn again.`,
);
console.log("");
console.log(["".padEnd(22), ...MEASURES.map((name) => name.padEnd(23))].join(""));
printRow("engine", asScored(predictions));
printRow("BM25", baseline(bm25(set)));
printRow("spec's score", baseline(specScore(set)));
printRow("specialties overlap", baseline(specialtiesOverlap(set)));
printRow("chance", baseline(chance()));
printMeasures("engine less BM25", measureLead(set, asScored(predictions), baseline(bm25(set)), draws));
printKappas(predictions);
if (trainedOnIt) printAblation(features);

function asScored(rows: readonly Prediction[]): Scored {
  return {
    scores: rows.map((row) => row.chance),
    thresholds: rows.map((row) => row.fitFrom),
    calibrated: true,
  };
}

/** A baseline's threshold comes from the folds that its pair is not in. */
function baseline(scorer: Scorer): Scored {
  const scores = set.pairs.map((pair) => scorer(pair.job, pair.person));
  const fits = set.pairs.map(isFit);
  const thresholds = set.pairs.map(() => 0);
  for (const fold of groupedFolds(set)) {
    const threshold = bestThreshold(
      fold.train.map((row) => scores[row] ?? 0),
      fold.train.map((row) => fits[row] ?? false),
    );
    for (const row of fold.test) thresholds[row] = threshold;
  }
  return { scores, thresholds, calibrated: false };
}

function printRow(name: string, scored: Scored): void {
  printMeasures(name, measureAll(set, scored, draws));
}

function printMeasures(name: string, measured: Record<Measure, Interval>): void {
  const cells = MEASURES.map((measure) => {
    const { value, low, high } = measured[measure];
    return Number.isFinite(value) ? `${value.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]` : "";
  });
  console.log([name.padEnd(22), ...cells.map((cell) => cell.padEnd(23))].join(""));
}

function printKappas(rows: readonly Prediction[]): void {
  const consensus = set.pairs.map((pair) => pair.consensus);
  const judge = (at: number): number[] => set.pairs.map((pair) => pair.grades[at] ?? pair.consensus);
  const own = [
    [0, 1],
    [0, 2],
    [1, 2],
  ].map(([a = 0, b = 0]) => quadraticKappa(judge(a), judge(b)));
  const engine = quadraticKappa(
    rows.map((row) => Math.round(row.grade)),
    consensus,
  );
  console.log("");
  console.log(
    `Quadratic-weighted kappa with the consensus: engine ${engine.toFixed(3)}; the judges with each other ${own.map((kappa) => kappa.toFixed(3)).join(", ")}.`,
  );
}

function printAblation(rows: readonly PairFeatures[]): void {
  console.log("");
  console.log("Without one family of features:");
  for (const [at, name] of FEATURES.entries())
    printRow(`- ${name}`, asScored(crossValidated(set, rows, [at])));
  const conditions = [FEATURES.indexOf("softMisfits"), FEATURES.indexOf("hardMisfits")];
  printRow("- all conditions", asScored(crossValidated(set, rows, conditions)));
  printRow("- all of the work", asScored(crossValidated(set, rows, [0, 1, 2, 3])));
}
