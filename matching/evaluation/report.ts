/** The evaluation's tables, as plain text. */
import type { Interval } from "./draws.ts";
import { intervalIn, leadIn, MEASURES } from "./measures.ts";
import type { Measure, Sample } from "./measures.ts";

export const LABELS: Readonly<Record<Measure, string>> = {
  AUC: "AUC",
  AP: "average precision",
  "nDCG@10": "nDCG@10",
  balanced: "balanced accuracy",
  "AUC shared": "AUC, shared label",
  MRR: "MRR",
  calibration: "calibration error",
  kappa: "weighted kappa",
};

/** "0.985 [0.963, 0.997]"; a dash where the figure is not defined, as without any fit. */
export function written({ value, low, high }: Interval): string {
  return Number.isFinite(value) ? `${value.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]` : "-";
}

const row = (cells: readonly string[]): string =>
  cells.map((cell, at) => cell.padEnd(at === 0 ? 20 : 24)).join("");

/** A measure a line, a scorer a column, and the engine's lead over the strongest baseline. */
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

/** A scorer a line. */
export function ablation(samples: Readonly<Record<string, Sample>>): string {
  const lines = Object.entries(samples).map(([name, sample]) => [
    name,
    ...ABLATED.map((measure) => written(intervalIn(sample, measure))),
  ]);
  return [["without", ...ABLATED.map((name) => LABELS[name])], ...lines].map(row).join("\n");
}
