/** The evaluation's tables, as plain text. */
import type { Interval } from "./bootstrap.ts";
import { intervalIn, leadIn, MEASURES } from "./measures.ts";
import type { Measure, Sample } from "./measures.ts";

const LABELS: Readonly<Record<Measure, string>> = {
  AUC: "AUC",
  AP: "average precision",
  "nDCG@10": "nDCG@10",
  "nDCG@10 of jobs": "nDCG@10 for a person",
  balanced: "balanced accuracy",
  "AUC shared": "AUC, shared label",
  MRR: "MRR",
  calibration: "calibration error",
  kappa: "weighted kappa",
};

/** "0.985 [0.963, 0.997]", or a dash if the measure is undefined, as without any fit. */
export function written({ value, low, high }: Interval): string {
  return Number.isFinite(value) ? `${value.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]` : "-";
}

const row = (cells: readonly string[]): string =>
  cells.map((cell, at) => cell.padEnd(at === 0 ? 22 : 24)).join("");

/** A table with a row per measure and a column per scorer, and the engine's lead over the strongest baseline. */
export function comparison(samples: Readonly<Record<string, Sample>>, behind: string): string {
  const names = Object.keys(samples);
  const engine = samples[names[0] ?? ""];
  const rival = samples[behind];
  const lines = MEASURES.map((name) => [
    LABELS[name],
    ...Object.values(samples).map((sample) => written(intervalIn(sample, name))),
    engine && rival ? written(leadIn(engine, rival, name)) : "",
  ]);
  return [["", ...names, `${names[0] ?? ""} less ${behind}`], ...lines].map(row).join("\n");
}

const ABLATED: readonly Measure[] = ["AUC", "AP", "nDCG@10", "balanced", "AUC shared", "calibration"];

/** A table with a row per scorer. */
export function ablation(samples: Readonly<Record<string, Sample>>): string {
  const lines = Object.entries(samples).map(([name, sample]) => [
    name,
    ...ABLATED.map((measure) => written(intervalIn(sample, measure))),
  ]);
  return [["without", ...ABLATED.map((name) => LABELS[name])], ...lines].map(row).join("\n");
}
