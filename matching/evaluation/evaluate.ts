// npm run evaluate [-- --data DIR] [--draws 1000]: measures the engine and its baselines on graded pairs.
// npm run evaluate -- --record also writes the figures that the site reports.
import { writeFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { FEATURES } from "../src/model/feature-names.ts";
import type { PairFeatures } from "../src/features/pair.ts";
import { MODEL } from "../src/model/model.ts";
import { trainedCollection } from "../src/model/trained-collection.ts";
import { bm25, chance, specialtiesBaseline, smartSearchBaseline } from "./baselines.ts";
import { crossValidatedBaseline, transferredBaseline } from "./calibrated-baseline.ts";
import type { Baseline } from "./calibrated-baseline.ts";
import { crossValidated, featuresOf, predict } from "./cross-validation.ts";
import type { Prediction } from "./cross-validation.ts";
import { bootstrap } from "./bootstrap.ts";
import type { BootstrapSamples } from "./bootstrap.ts";
import { judgesAgreement } from "./judges.ts";
import { isFit, loadJudgementSet } from "./judgement-set.ts";
import type { JudgementSet } from "./judgement-set.ts";
import { measureAll } from "./measures.ts";
import type { Sample, Scored } from "./measures.ts";
import { accuracyOf } from "./record.ts";
import { ablation, comparison } from "./report.ts";
import { robustness } from "./robustness/report.ts";

const FRESH = fileURLToPath(new URL("../judgements/fresh/development", import.meta.url));
const UNSEEN = fileURLToPath(new URL("../judgements/fresh/held-out", import.meta.url));
const DEVELOPMENT = fileURLToPath(new URL("../judgements", import.meta.url));
const BASELINES: Readonly<Record<string, Baseline>> = {
  BM25: bm25,
  "spec's score": smartSearchBaseline,
  "specialties overlap": specialtiesBaseline,
  chance,
};

const { values } = parseArgs({
  options: {
    data: { type: "string" },
    draws: { type: "string", default: "1000" },
    record: { type: "boolean", default: false },
  },
});

try {
  evaluate(values.data ?? DEVELOPMENT, Number(values.draws));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function evaluate(folder: string, count: number): void {
  if (!Number.isInteger(count) || count < 1) throw new Error("--draws takes a whole number from 1");
  const set = loadJudgementSet(folder);
  const trainedOnIt = set.hash === MODEL.dataHash;
  const development = trainedOnIt ? set : loadJudgementSet(DEVELOPMENT);
  // Other texts are compared by the rarities of the shipped model, as in production.
  const features = trainedOnIt ? featuresOf(set) : featuresOf(set, trainedCollection());
  const draws = bootstrap(set, count);
  const sampled = (scored: Scored): Sample => measureAll(set, scored, draws);
  const baselines = Object.entries(BASELINES).map(([name, baseline]) => {
    const scored = trainedOnIt
      ? crossValidatedBaseline(set, baseline)
      : transferredBaseline(development, set, baseline);
    return [name, sampled(scored)] as const;
  });
  const engine = trainedOnIt ? crossValidated(set, features) : shipped(set);

  const samples = { engine: sampled(asScored(engine)), ...Object.fromEntries(baselines) };
  console.log(heading(set, trainedOnIt));
  console.log("");
  console.log(comparison(samples, "BM25"));
  console.log("");
  console.log(judgesAgreement(set, draws));
  if (values.record) record(set, samples, draws);
  if (!trainedOnIt) return;
  console.log("");
  console.log(ablation(ablated(set, features, sampled)));
  const fresh = loadJudgementSet(FRESH);
  console.log(`\nFresh pairs, in view while the engine was widened:\n${freshFigures(fresh, count)}`);
  const unseen = freshFigures(loadJudgementSet(UNSEEN), count);
  console.log(`\nFresh pairs, set apart until the engine was widened:\n${unseen}`);
  console.log(`\n${robustness([set, fresh])}`);
}

/** The shipped model on pairs that it was not trained on. */
function freshFigures(set: JudgementSet, count: number): string {
  const draws = bootstrap(set, count);
  return `${heading(set, false)}\n${comparison({ engine: measureAll(set, asScored(shipped(set)), draws) }, "")}`;
}

function shipped(set: JudgementSet): Prediction[] {
  return featuresOf(set, trainedCollection()).map((row) => predict(MODEL, row, MODEL.fitFrom));
}

function record(set: JudgementSet, samples: Readonly<Record<string, Sample>>, draws: BootstrapSamples): void {
  if (set.hash !== MODEL.dataHash)
    throw new Error("Only figures from the data that the model was trained on are recorded");
  const unseen = loadJudgementSet(UNSEEN);
  const sample = measureAll(unseen, asScored(shipped(unseen)), bootstrap(unseen, draws.resampled.length));
  const accuracy = JSON.stringify(accuracyOf(set, samples, draws, { set: unseen, sample }), null, 2);
  writeFileSync(new URL("../src/model/accuracy.json", import.meta.url), `${accuracy}\n`);
}

function heading(set: JudgementSet, trainedOnIt: boolean): string {
  const judges = Math.max(...set.pairs.map((pair) => pair.grades.length));
  const who = trainedOnIt
    ? "three model judges, not working attorneys"
    : `${judges} ${judges === 1 ? "judge" : "judges"}; the files do not say whether models or people`;
  return [
    `${set.pairs.length} pairs of ${set.jobs.length} jobs and ${set.people.length} people, ${set.pairs.filter(isFit).length} fits (consensus grade 2 or 3; ${who}).`,
    trainedOnIt
      ? "Grouped cross-validation: no job and no person in both train and test."
      : `Model ${MODEL.version} as shipped, trained on data ${MODEL.dataHash.slice(0, 8)} and applied unchanged, as are the thresholds and scales of the baselines.`,
    "Intervals: 95%, jobs and people drawn again.",
  ].join("\n");
}

function asScored(rows: readonly Prediction[]): Scored {
  const chances = rows.map((row) => row.chance);
  return {
    scores: chances,
    thresholds: rows.map((row) => row.fitFrom),
    chances,
    grades: rows.map((row) => row.grade),
  };
}

function ablated(
  set: JudgementSet,
  features: readonly PairFeatures[],
  sampled: (scored: Scored) => Sample,
): Record<string, Sample> {
  const conditions = [FEATURES.indexOf("softMisfits"), FEATURES.indexOf("hardMisfits")];
  const families: readonly (readonly [string, readonly number[]])[] = [
    ...FEATURES.map((name, at) => [name, [at]] as const),
    ["all conditions", conditions],
    ["all of the work", [...FEATURES.keys()].filter((at) => !conditions.includes(at))],
  ];
  return Object.fromEntries(
    families.map(([name, without]) => [name, sampled(asScored(crossValidated(set, features, without)))]),
  );
}
