// npm run train -w matching: fits the model on all graded pairs and writes its coefficients.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { featuresOf, trainOn } from "./cross-validation.ts";
import { loadJudgementSet } from "./judgement-set.ts";

const set = loadJudgementSet(fileURLToPath(new URL("../judgements", import.meta.url)));
const features = featuresOf(set);
const { model, fitFrom } = trainOn(set, features, [...set.pairs.keys()]);
const figures = (values: readonly number[]): string =>
  values.map((value) => String(Number(value.toFixed(4)))).join(", ");

const text = `/** Written by \`npm run train -w matching\`; do not edit. */
import type { TrainedModel } from "./score.ts";

export const MODEL: TrainedModel = {
  version: "2-${set.hash.slice(0, 8)}",
  weights: [${figures(model.weights)}],
  thresholds: [${figures(model.thresholds)}],
  fitFrom: ${fitFrom.toFixed(4)},
  dataHash: "${set.hash}",
  pairs: ${set.pairs.length},
};
`;
writeFileSync(new URL("../src/model/coefficients.ts", import.meta.url), text);
console.log(text);
