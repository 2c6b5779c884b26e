/** Fits the model to the decisions in a log, beside the shipped one. */
import { SIGNS } from "../../src/features/pair.ts";
import { chanceOfFit, MODEL } from "../../src/model/model.ts";
import type { OrdinalModel } from "../../src/model/model.ts";
import { fitModel } from "../fit-model.ts";
import { rocArea } from "../metrics.ts";
import type { LoggedPair } from "./logged-pairs.ts";
import { selectionOf } from "./selection.ts";
import type { Selection } from "./selection.ts";

interface Fitted {
  readonly selection: Selection;
  /** With the model's signs, and the shipped weights as prior. */
  readonly model: OrdinalModel;
  /** Of a fit without signs and without a prior: what the log says by itself. */
  readonly free: readonly number[];
  /** The AUC of "shortlisted or offered" among decided pairs, each from a fit to the other half of the jobs. */
  readonly auc: { readonly shipped: number; readonly fitted: number };
}

/** As in the training on graded pairs. */
const PRIOR_STRENGTH = 32;
const ROUNDS = 600;
const FREE = SIGNS.map(() => 0 as const);

/** Null where fewer than this many pairs are decided, or the decisions are all alike. */
export const MIN_DECIDED = 100;

export function refit(pairs: readonly LoggedPair[]): Fitted | null {
  const decided = pairs.filter(isDecided);
  const fits = decided.map(isAdvanced);
  if (decided.length < MIN_DECIDED || fits.every(Boolean) || !fits.some(Boolean)) return null;
  const selection = selectionOf(pairs);
  const weighted = decided.map((pair, at) => ({ ...pair, weight: selection.weights[at] ?? 1 }));
  const jobs = [...new Set(decided.map(({ job }) => job))].toSorted();
  const half = new Map(jobs.map((job, at) => [job, at % 2]));
  const models = [0, 1].map((which) => fit(weighted.filter(({ job }) => half.get(job) !== which)));
  const fitted = decided.map(({ job, features }) =>
    chanceOfFit(models[half.get(job) ?? 0] ?? MODEL, features),
  );
  return {
    selection,
    model: fit(weighted),
    free: fitModel(weighted, { signs: FREE, prior: FREE, priorStrength: 1, rounds: ROUNDS }).weights,
    auc: {
      shipped: rocArea(
        decided.map(({ chance }) => chance),
        fits,
      ),
      fitted: rocArea(fitted, fits),
    },
  };
}

type Decided = LoggedPair & { readonly grade: number };

const isDecided = (pair: LoggedPair): pair is Decided => pair.grade !== null;
const isAdvanced = ({ grade }: Decided): boolean => grade >= 2;

const fit = (rows: readonly (Decided & { weight: number })[]): OrdinalModel =>
  fitModel(rows, { signs: SIGNS, prior: MODEL.weights, priorStrength: PRIOR_STRENGTH, rounds: ROUNDS });
