/** The report of a log: drift, selection, what cannot be learned, and the fit beside the shipped model. */
import { FEATURES } from "../../src/model/feature-names.ts";
import { MODEL } from "../../src/model/model.ts";
import type { OrdinalModel } from "../../src/model/model.ts";
import { SIGNS } from "../../src/features/pair.ts";
import { driftOf } from "./drift.ts";
import { loggedPairs } from "./logged-pairs.ts";
import type { LoggedPair } from "./logged-pairs.ts";
import type { MatchLog } from "./read-log.ts";
import { MIN_DECIDED, refit } from "./refit.ts";

/** The graded pairs that the shipped model learned from. */
export interface Reference {
  readonly features: readonly (readonly number[])[];
  readonly chances: readonly number[];
}

interface LogReport {
  readonly text: string;
  /** Null where the log has too few decisions. */
  readonly model: OrdinalModel | null;
}

export function reportOf(log: MatchLog, reference: Reference): LogReport {
  const found = loggedPairs(log);
  const { pairs } = found;
  if (pairs.length === 0) throw new Error(`The log has no pair that model ${MODEL.version} was shown with`);
  const fitted = refit(pairs);
  const sections = [
    `# Log of matches, model ${MODEL.version}`,
    `${pairs.length} pairs of ${found.jobs} jobs and ${found.people} people, ${count(pairs, "applied")} with an application, ${count(pairs, "decided")} decided. ${found.otherPlaces} places of other models or without a profile are left out. The shipped weights are unchanged.`,
    `## Drift\n\n${driftTable(pairs, reference)}`,
    `## Selection\n\n${selectionText(pairs, fitted)}`,
    `## What this log cannot teach\n\n${unlearned(found.neverShown, pairs)}`,
    `## The fit\n\n${fitText(fitted)}`,
  ];
  return { text: `${sections.join("\n\n")}\n`, model: fitted && fitted.model };
}

const count = (pairs: readonly LoggedPair[], what: "applied" | "decided"): number =>
  pairs.filter(({ applied, grade }) => (what === "applied" ? applied : grade !== null)).length;

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

/** Halves with fewer pairs are not compared. */
const MIN_HALF = 50;

function driftTable(pairs: readonly LoggedPair[], reference: Reference): string {
  const byTime = pairs.toSorted((a, b) => a.at.localeCompare(b.at));
  const middle = Math.floor(byTime.length / 2);
  const [earlier, later] = [byTime.slice(0, middle), byTime.slice(middle)];
  const columns: [string, (pair: LoggedPair) => number, readonly number[]][] = [
    ...FEATURES.map((name, at): [string, (pair: LoggedPair) => number, readonly number[]] => [
      name,
      ({ features }) => features[at] ?? 0,
      reference.features.map((values) => values[at] ?? 0),
    ]),
    ["chance", ({ chance }) => chance, reference.chances],
  ];
  const rows = columns.map(([name, valueOf, graded]) => [
    name,
    ...driftCells(graded, pairs.map(valueOf)),
    ...(middle < MIN_HALF ? ["", ""] : driftCells(earlier.map(valueOf), later.map(valueOf))),
  ]);
  const head = ["", "PSI, log against graded pairs", "KS", "PSI, second half against first", "KS"];
  return `${table(head, rows)}\n\nPSI is the population stability index over tenths of the reference (Siddiqi 2006): below 0.1 little change, from 0.25 on a large one. KS is the Kolmogorov-Smirnov distance; an asterisk marks those beyond the 5% limit. Graded pairs were picked evenly over grades, shown ones are the best of each ranking, so that the first comparison always shows a distance.`;
}

const driftCells = (reference: readonly number[], sample: readonly number[]): [string, string] => {
  const { psi, ks, ksLimit } = driftOf(reference, sample);
  return [psi.toFixed(3), `${ks.toFixed(3)}${ks > ksLimit ? " *" : ""}`];
};

const PLACES = [
  [1, 3],
  [4, 10],
  [11, 20],
  [21, Infinity],
] as const;

function selectionText(pairs: readonly LoggedPair[], fitted: ReturnType<typeof refit>): string {
  const rows = PLACES.map(([from, to]) => {
    const some = pairs.filter(({ bestPlace }) => bestPlace >= from && bestPlace <= to);
    return [
      to === Infinity ? `${from} and on` : `${from} to ${to}`,
      some.length,
      count(some, "applied"),
      count(some, "decided"),
    ];
  });
  const places = table(["best place", "shown", "applied", "decided"], rows);
  if (fitted === null) return places;
  const { weights, variance, effectiveSize, largest, limited, outOfReach } = fitted.selection;
  return `${places}\n\nInverse propensity weights of the ${weights.length} decided pairs (Horvitz and Thompson 1952): variance ${variance.toFixed(2)} around their mean of 1, the largest ${largest.toFixed(1)}, ${limited} limited to 10. They are worth ${effectiveSize.toFixed(0)} pairs without weights (Kish 1965). ${(outOfReach * 100).toFixed(0)}% of the shown pairs have a chance below 2% of being decided.`;
}

function unlearned(neverShown: number, pairs: readonly LoggedPair[]): string {
  const constant = FEATURES.filter((_, at) => new Set(pairs.map(({ features }) => features[at])).size < 2);
  return [
    `- Pairs that no ranking showed: the log has no features of them. ${neverShown} pairs with an application were never shown before it, and are left out.`,
    "- People who do not allow learning from their applications, and firms' reasons, which the log does not hold.",
    "- Whether people who did not apply would have been hired. The weights correct only for what the features and the place say.",
    "- Whether a decision followed the work or the score that the firm saw beside it.",
    ...(constant.length > 0 ? [`- Features with one value in the whole log: ${constant.join(", ")}.`] : []),
  ].join("\n");
}

function fitText(fitted: ReturnType<typeof refit>): string {
  if (fitted === null)
    return `Not fitted: fewer than ${MIN_DECIDED} pairs are decided, or all of them alike.`;
  const rows = FEATURES.map((name, at) => {
    const free = fitted.free[at] ?? 0;
    const agrees = free === 0 || Math.sign(free) === SIGNS[at];
    return [
      name,
      (MODEL.weights[at] ?? 0).toFixed(3),
      (fitted.model.weights[at] ?? 0).toFixed(3),
      `${free.toFixed(3)}${agrees ? "" : " (opposite sign)"}`,
    ];
  });
  const { shipped, fitted: own } = fitted.auc;
  return `${table(["", "shipped", "fitted", "by itself, without signs and prior"], rows)}\n\nAUC of "shortlisted or offered" among decided pairs: shipped ${shipped.toFixed(3)}, fitted ${own.toFixed(3)} (each half of the jobs by a fit to the other half). Applicants have all chosen the job, which makes them harder to tell apart than the graded pairs.`;
}
