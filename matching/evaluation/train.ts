// npm run train -w matching: fits the model on all graded pairs and writes its coefficients.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TrainedModel } from "../src/model/model.ts";
import { featuresOf, trainOn } from "./cross-validation.ts";
import { loadJudgementSet } from "./judgement-set.ts";

const set = loadJudgementSet(fileURLToPath(new URL("../judgements", import.meta.url)));
const { model, fitFrom } = trainOn(set, featuresOf(set), [...set.pairs.keys()]);
const fourDecimals = (value: number): number => Number(value.toFixed(4));
const [first, second, third] = model.thresholds;

const trained: TrainedModel = {
  version: `2-${set.hash.slice(0, 8)}`,
  weights: model.weights.map(fourDecimals),
  thresholds: [fourDecimals(first), fourDecimals(second), fourDecimals(third)],
  fitFrom: fourDecimals(fitFrom),
  dataHash: set.hash,
  pairs: set.pairs.length,
};
const text = JSON.stringify(trained, null, 2);
writeFileSync(new URL("../src/model/coefficients.json", import.meta.url), `${text}\n`);
console.log(text);
