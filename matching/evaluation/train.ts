// npm run train: fits the model on all graded pairs and writes its coefficients.
// npm run train -- --log FILE [--report FILE]: fits beside the shipped model on the log of `npm run staff -- match-log`, and
// writes a report and the fitted weights. Nothing reads them; the shipped weights stay.
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chanceOf, MODEL } from "../src/model/model.ts";
import type { TrainedModel } from "../src/model/model.ts";
import { averagePrecision, rocArea } from "./metrics.ts";
import { featuresOf, trainOn } from "./cross-validation.ts";
import { isFit, loadJudgementSet } from "./judgement-set.ts";
import { reportOf } from "./log/log-report.ts";
import { readLog } from "./log/read-log.ts";

const set = loadJudgementSet(fileURLToPath(new URL("../judgements", import.meta.url)));
const features = featuresOf(set);
const { values } = parseArgs({
  options: { log: { type: "string" }, report: { type: "string", default: "match-log-report.md" } },
});

try {
  if (values.log === undefined) train();
  else trainOnLog(values.log, values.report);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function train(): void {
  const { model, fitFrom } = trainOn(set, features, [...set.pairs.keys()]);
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
}

function trainOnLog(logFile: string, reportFile: string): void {
  const chances = features.map((row) => chanceOf(MODEL, row));
  const graded = { features: features.map((row) => row.values), chances };
  const { text, model } = reportOf(readLog(readFileSync(logFile, "utf8")), graded);
  const fits = set.pairs.map(isFit);
  const onGraded = (scores: readonly number[]): string =>
    `AUC ${rocArea(scores, fits).toFixed(3)}, average precision ${averagePrecision(scores, fits).toFixed(3)}`;
  const lines = [
    `Shipped model, which learned from them: ${onGraded(chances)}.`,
    ...(model === null
      ? []
      : [`Fitted to the log: ${onGraded(features.map((row) => chanceOf({ ...MODEL, ...model }, row)))}.`]),
  ];
  const report = `${text}\n## On the graded pairs\n\n${lines.join("\n\n")}\n`;
  writeFileSync(reportFile, report);
  if (model !== null) writeFileSync(`${reportFile}.json`, `${JSON.stringify(model, null, 2)}\n`);
  console.log(report);
}
