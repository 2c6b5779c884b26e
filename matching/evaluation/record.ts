/** What the site tells about the engine's accuracy, as a file that the pages read. */
import { MODEL } from "../src/model/coefficients.ts";
import type { Draws, Interval } from "./draws.ts";
import { judgesKappas } from "./judges.ts";
import { isFit } from "./judgement-set.ts";
import type { JudgementSet } from "./judgement-set.ts";
import { intervalIn, MEASURES } from "./measures.ts";
import type { Measure, Sample } from "./measures.ts";

/** Names in the record of what the command's table heads; kappa stands with the judges' own. */
const FIELDS: Readonly<Record<Exclude<Measure, "kappa">, string>> = {
  AUC: "auc",
  AP: "averagePrecision",
  "nDCG@10": "ndcg10",
  balanced: "balancedAccuracy",
  "AUC shared": "aucSharedLabel",
  MRR: "reciprocalRank",
  calibration: "calibrationError",
};

/** Names in the record of the scorers. */
const SCORERS: Readonly<Record<string, string>> = {
  engine: "engine",
  BM25: "bm25",
  "spec's score": "smartSearch",
  "specialties overlap": "specialties",
  chance: "chance",
};

/** Three decimals: more would pretend to know what a few hundred pairs do not tell. */
const figure = (value: number): string => String(Number(value.toFixed(3)));

const interval = ({ value, low, high }: Interval): string =>
  `{ value: ${figure(value)}, low: ${figure(low)}, high: ${figure(high)} }`;

function scorerText(name: string, sample: Sample): string {
  const lines = MEASURES.filter((measure) => measure !== "kappa").map(
    (measure) => `      ${FIELDS[measure]}: ${interval(intervalIn(sample, measure))},\n`,
  );
  return `    ${SCORERS[name] ?? name}: {\n${lines.join("")}    },\n`;
}

/** The source text of matching/src/model/accuracy.ts. */
export function accuracySource(
  set: JudgementSet,
  samples: Readonly<Record<string, Sample>>,
  draws: Draws,
): string {
  const { engine } = samples;
  if (!engine) throw new RangeError("The engine itself was not measured");
  const judges = judgesKappas(set, draws).map(({ value }) => figure(value));
  return `/** Written by \`npm run evaluate -- --record\`; do not edit. */

export const ACCURACY = {
  modelVersion: "${MODEL.version}",
  dataHash: "${set.hash}",
  jobs: ${set.jobs.length},
  people: ${set.people.length},
  pairs: ${set.pairs.length},
  fits: ${set.pairs.filter(isFit).length},
  draws: ${draws.drawn.length},
  kappa: {
    engine: ${figure(engine.whole.kappa)},
    judges: [${judges.join(", ")}],
  },
  /** value in grouped cross-validation; low to high holds the middle 95 per cent of the draws */
  measured: {
${Object.entries(samples)
  .map(([name, sample]) => scorerText(name, sample))
  .join("")}  },
} as const;
`;
}
