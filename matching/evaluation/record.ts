/** The engine's measured accuracy, in the form that pages report it. */
import type { Accuracy, Measured, MeasuredScorer } from "../src/model/accuracy.ts";
import { MODEL } from "../src/model/model.ts";
import type { BootstrapSamples, Interval } from "./bootstrap.ts";
import { judgesKappas } from "./judges.ts";
import { isFit } from "./judgement-set.ts";
import type { JudgementSet } from "./judgement-set.ts";
import { intervalIn } from "./measures.ts";
import type { Measure, Sample } from "./measures.ts";

/** Three decimals: a few hundred pairs do not support more. */
const rounded = (value: number): number => Number(value.toFixed(3));

const roundedInterval = ({ value, low, high }: Interval): Measured => ({
  value: rounded(value),
  low: rounded(low),
  high: rounded(high),
});

function measuredIn(sample: Sample): MeasuredScorer {
  const interval = (measure: Measure): Measured => roundedInterval(intervalIn(sample, measure));
  return {
    auc: interval("AUC"),
    averagePrecision: interval("AP"),
    ndcg10: interval("nDCG@10"),
    balancedAccuracy: interval("balanced"),
    aucSharedLabel: interval("AUC shared"),
    reciprocalRank: interval("MRR"),
    calibrationError: interval("calibration"),
  };
}

/** The content of matching/src/model/accuracy.json. */
export function accuracyOf(
  set: JudgementSet,
  samples: Readonly<Record<string, Sample>>,
  draws: BootstrapSamples,
  unseen: { readonly set: JudgementSet; readonly sample: Sample },
): Accuracy {
  const sampleOf = (name: string): Sample => {
    const sample = samples[name];
    if (sample === undefined) throw new RangeError(`${name} was not measured`);
    return sample;
  };
  const measured = (name: string): MeasuredScorer => measuredIn(sampleOf(name));
  return {
    modelVersion: MODEL.version,
    dataHash: set.hash,
    jobs: set.jobs.length,
    people: set.people.length,
    pairs: set.pairs.length,
    fits: set.pairs.filter(isFit).length,
    draws: draws.resampled.length,
    kappa: {
      engine: rounded(sampleOf("engine").whole.kappa),
      judges: judgesKappas(set, draws).map(({ value }) => rounded(value)),
    },
    measured: {
      engine: measured("engine"),
      bm25: measured("BM25"),
      smartSearch: measured("spec's score"),
      specialties: measured("specialties overlap"),
      chance: measured("chance"),
    },
    unseen: {
      dataHash: unseen.set.hash,
      jobs: unseen.set.jobs.length,
      people: unseen.set.people.length,
      pairs: unseen.set.pairs.length,
      fits: unseen.set.pairs.filter(isFit).length,
      engine: measuredIn(unseen.sample),
    },
  };
}
