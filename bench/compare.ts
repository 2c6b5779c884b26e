import { type Load, putUnderLoad, type Target } from "./load.ts";

export interface Comparison {
  readonly what: string;
  readonly ours: readonly Load[];
  readonly bare: readonly Load[];
}

interface Sides {
  readonly ours: Target;
  readonly bare: Target;
}

/** Seconds of each measured round, and of the unmeasured one before. */
const roundSeconds = 5;
const warmUpSeconds = 4;

/** Alternates the order in each round, so that other load on the machine affects both sides equally. */
export async function compare(what: string, { ours, bare }: Sides, rounds: number): Promise<Comparison> {
  const measured: Record<"ours" | "bare", Load[]> = { ours: [], bare: [] };
  await putUnderLoad(ours, warmUpSeconds);
  await putUnderLoad(bare, warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (["ours", "bare"] as const) : (["bare", "ours"] as const);
    for (const side of order)
      measured[side].push(await putUnderLoad(side === "ours" ? ours : bare, roundSeconds));
  }
  return { what, ...measured };
}

/** The median of each round's ratio, because both servers of a round ran under the same load. */
export const ratioOf = ({ ours, bare }: Comparison): number =>
  median(ours.map(({ rate }, round) => rate / (bare[round]?.rate ?? Number.NaN)));

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = low] = sorted.slice(middle - 1 + (sorted.length % 2), middle + 1);
  return (low + high) / 2;
}

export const peak = (loads: readonly Load[]): number =>
  Math.max(...loads.map(({ residentMb }) => residentMb));
