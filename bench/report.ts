import { type Comparison, median, peak, ratioOf } from "./compare.ts";
import { connections, type Load } from "./load.ts";

export const goals = { apiRatio: 0.75, residentMb: 300 } as const;

export const meetsGoals = (api: Comparison, all: readonly Comparison[]): boolean =>
  ratioOf(api) >= goals.apiRatio && all.every(({ ours }) => peak(ours) < goals.residentMb);

/** Medians of the rounds, and each round's rates. */
export function report(comparison: Comparison): string {
  const { what, ours, bare } = comparison;
  return [
    "",
    `${what}, ${connections} connections`,
    "            answers/s   p99 ms   resident MB",
    line("Caseload", ours),
    line("bare", bare),
    `ratio ${ratioOf(comparison).toFixed(2)} (median of the rounds: ${rounds(comparison)})`,
  ].join("\n");
}

function line(name: string, loads: readonly Load[]): string {
  const rate = Math.round(median(loads.map((load) => load.rate)));
  const p99 = median(loads.map((load) => load.p99)).toFixed(1);
  return `${name.padEnd(12)}${String(rate).padStart(9)}${p99.padStart(9)}${peak(loads).toFixed(0).padStart(14)}`;
}

const rounds = ({ ours, bare }: Comparison): string =>
  ours.map(({ rate }, round) => (rate / (bare[round]?.rate ?? Number.NaN)).toFixed(2)).join(", ");
