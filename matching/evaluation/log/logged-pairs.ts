/** The pairs of a log: what was shown of each, and what became of it. */
import { MODEL } from "../../src/model/model.ts";
import type { LoggedOutcome, MatchLog } from "./read-log.ts";

export interface LoggedPair {
  readonly job: string;
  readonly person: string;
  /** When and where it was first shown before any application. */
  readonly at: string;
  readonly bestPlace: number;
  readonly chance: number;
  readonly features: readonly number[];
  readonly applied: boolean;
  /** The firm's decision as a grade: 0 rejected, 2 shortlisted, 3 offered or more; null while there is none. */
  readonly grade: number | null;
}

interface Pairs {
  readonly pairs: readonly LoggedPair[];
  /** Places of another model, or of people without a profile, which say nothing about this one. */
  readonly otherPlaces: number;
  /** Pairs with an application that were never shown before it. */
  readonly neverShown: number;
  readonly people: number;
  readonly jobs: number;
}

/** Rankings in which a pair is found; the list of applicants shows only those who have applied. */
const FINDING: ReadonlySet<string> = new Set(["jobs", "job", "suggestions"]);

const keyOf = ({ job, person }: { job: string; person: string }): string => `${job} ${person}`;

export function loggedPairs({ shown, outcomes }: MatchLog): Pairs {
  const outcomesOf = Map.groupBy(outcomes, keyOf);
  const usable = shown.filter((row) => row.fromProfile && row.modelVersion === MODEL.version);
  const places = Map.groupBy(
    usable.filter(({ rankingKind }) => FINDING.has(rankingKind)),
    keyOf,
  );
  const pairs = [...places].map(([key, rows]): LoggedPair => {
    const [first] = rows.toSorted((a, b) => a.at.localeCompare(b.at));
    if (first === undefined) throw new RangeError("A group has no rows");
    const became = outcomesOf.get(key) ?? [];
    return {
      job: first.job,
      person: first.person,
      at: first.at,
      bestPlace: Math.min(...rows.map(({ place }) => place)),
      chance: first.chance,
      features: first.features,
      applied: became.length > 0,
      grade: gradeOf(became),
    };
  });
  return {
    pairs,
    otherPlaces: shown.length - usable.length,
    neverShown: [...outcomesOf.keys()].filter((key) => !places.has(key)).length,
    people: new Set(pairs.map(({ person }) => person)).size,
    jobs: new Set(pairs.map(({ job }) => job)).size,
  };
}

/** A review with fewer stars takes the offer back to the grade of a shortlisting. */
const MIN_STARS = 3;

/** "Filled" and "withdrawn" decide nothing about the fit, and neither does an application that is still open. */
function gradeOf(outcomes: readonly LoggedOutcome[]): number | null {
  const kinds = new Set(outcomes.map(({ kind }) => kind));
  const disappointed = outcomes.some(({ rating }) => rating !== null && rating < MIN_STARS);
  if (kinds.has("offered") || kinds.has("hired") || kinds.has("completed")) return disappointed ? 2 : 3;
  if (kinds.has("shortlisted")) return 2;
  return kinds.has("rejected") ? 0 : null;
}
