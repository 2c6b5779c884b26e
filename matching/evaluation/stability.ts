// npm run stability -w matching: how results depend on the amount of data, the prior's strength and the threshold.
import { fileURLToPath } from "node:url";
import type { PairFeatures } from "../src/features/pair.ts";
import { chanceOf } from "../src/model/model.ts";
import { featuresOf, trainOn } from "./cross-validation.ts";
import { groupedFolds } from "./folds.ts";
import { isFit, loadJudgementSet } from "./judgement-set.ts";
import type { JudgementSet } from "./judgement-set.ts";
import { averagePrecision, balancedAccuracy, bestThreshold, rocArea } from "./metrics.ts";
import { seededRandom } from "./random.ts";

const GROUPS = 6;
const SEEDS = [20260302, 11, 77];
const PRIOR_STRENGTHS = [0.5, 2, 8, 32, 128];
const JOB_SHARES = [0.25, 0.5, 0.75, 1];
/** Chances are clipped to this distance from 0 and 1 before taking the logarithm. */
const MIN_CHANCE = 0.001;

interface Outcome {
  readonly area: number;
  readonly precision: number;
  /** Mean log loss over the blocks, and its standard error. */
  readonly loss: number;
  readonly error: number;
  /** Balanced accuracy at the share of fits, and at the best threshold on the training pairs. */
  readonly atFitShare: number;
  readonly atBest: number;
}

const set = loadJudgementSet(fileURLToPath(new URL("../judgements", import.meta.url)));
const features = featuresOf(set);
const fits = set.pairs.map(isFit);

console.log("Means of three divisions into 36 blocks; log loss with its standard error over blocks.");
for (const priorStrength of PRIOR_STRENGTHS)
  print(`pull ${priorStrength}`, outcome({ priorStrength, share: 1 }));
for (const share of JOB_SHARES)
  print(`${share * 100}% of the jobs`, outcome({ priorStrength: undefined, share }));

function outcome(options: { priorStrength: number | undefined; share: number }): Outcome {
  const all = SEEDS.map((seed) => evaluateOnce(seed, options));
  const mean = (key: keyof Outcome): number => all.reduce((sum, each) => sum + each[key], 0) / all.length;
  return {
    area: mean("area"),
    precision: mean("precision"),
    loss: mean("loss"),
    error: mean("error"),
    atFitShare: mean("atFitShare"),
    atBest: mean("atBest"),
  };
}

function evaluateOnce(
  seed: number,
  { priorStrength, share }: { priorStrength: number | undefined; share: number },
): Outcome {
  const chances: number[] = fits.map(() => 0);
  const thresholds: { atFitShare: number[]; atBest: number[] } = { atFitShare: [], atBest: [] };
  const losses: number[] = [];
  for (const fold of groupedFolds(set, GROUPS, seed)) {
    const rows = someJobs(set, fold.train, share, seed);
    const { model, fitFrom } = trainOn(set, features, rows, [], priorStrength);
    const chance = (row: number): number => chanceOf(model, featureRow(row));
    const best = bestThreshold(
      rows.map(chance),
      rows.map((row) => fits[row] ?? false),
    );
    for (const row of fold.test) {
      chances[row] = chance(row);
      thresholds.atFitShare[row] = fitFrom;
      thresholds.atBest[row] = best;
    }
    const sum = fold.test.reduce((total, row) => total + lossOf(chance(row), fits[row] ?? false), 0);
    losses.push(sum / fold.test.length);
  }
  const loss = losses.reduce((sum, each) => sum + each, 0) / losses.length;
  const variance = losses.reduce((sum, each) => sum + (each - loss) ** 2, 0) / (losses.length - 1);
  return {
    area: rocArea(chances, fits),
    precision: averagePrecision(chances, fits),
    loss,
    error: Math.sqrt(variance / losses.length),
    atFitShare: balancedAccuracy(chances, fits, thresholds.atFitShare),
    atBest: balancedAccuracy(chances, fits, thresholds.atBest),
  };
}

function featureRow(row: number): PairFeatures {
  const found = features[row];
  if (found === undefined) throw new RangeError(`No pair ${row}`);
  return found;
}

function lossOf(chance: number, fit: boolean): number {
  const held = Math.min(1 - MIN_CHANCE, Math.max(MIN_CHANCE, chance));
  return -Math.log(fit ? held : 1 - held);
}

/** The pairs of a random share of the jobs. */
function someJobs(from: JudgementSet, rows: readonly number[], share: number, seed: number): number[] {
  const random = seededRandom(seed + 5);
  const jobs = [...new Set(rows.map((row) => from.pairs[row]?.job))].map((job) => ({ job, key: random() }));
  const picked = jobs.toSorted((a, b) => a.key - b.key).slice(0, Math.ceil(jobs.length * share));
  const chosen = new Set(picked.map(({ job }) => job));
  return rows.filter((row) => chosen.has(from.pairs[row]?.job));
}

function print(name: string, { area, precision, loss, error, atFitShare, atBest }: Outcome): void {
  const figures = [
    `AUC ${area.toFixed(4)}`,
    `AP ${precision.toFixed(4)}`,
    `loss ${loss.toFixed(4)} +- ${error.toFixed(4)}`,
    `balanced ${atFitShare.toFixed(4)} at the share of fits, ${atBest.toFixed(4)} at the best threshold in training`,
  ];
  console.log(`${name.padEnd(20)} ${figures.join("  ")}`);
}
