/** The measured accuracy of the engine, as pages report it. `npm run evaluate -- --record` writes accuracy.json. */
import accuracy from "./accuracy.json" with { type: "json" };

export interface Measured {
  readonly value: number;
  /** `low` to `high` is the 95% interval over resampled jobs and people. */
  readonly low: number;
  readonly high: number;
}

/** In grouped cross-validation. */
export interface MeasuredScorer {
  readonly auc: Measured;
  readonly averagePrecision: Measured;
  readonly ndcg10: Measured;
  readonly balancedAccuracy: Measured;
  readonly aucSharedLabel: Measured;
  readonly reciprocalRank: Measured;
  readonly calibrationError: Measured;
}

type ScorerName = "engine" | "bm25" | "smartSearch" | "specialties" | "chance";

export interface Accuracy {
  readonly modelVersion: string;
  /** SHA-256 of the graded pairs. */
  readonly dataHash: string;
  readonly jobs: number;
  readonly people: number;
  readonly pairs: number;
  readonly fits: number;
  /** Bootstrap samples. */
  readonly draws: number;
  /** Weighted kappa with the consensus, and of each two judges. */
  readonly kappa: { readonly engine: number; readonly judges: readonly number[] };
  readonly measured: Readonly<Record<ScorerName, MeasuredScorer>>;
  /** The shipped model on pairs that were set apart until it was finished. One judge graded them. */
  readonly unseen: {
    readonly dataHash: string;
    readonly jobs: number;
    readonly people: number;
    readonly pairs: number;
    readonly fits: number;
    readonly engine: MeasuredScorer;
  };
}

export const ACCURACY: Accuracy = accuracy;
